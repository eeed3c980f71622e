### Kalan atış: en iyi karelerin her birine yapılan atıştan sonra avın daha kaç atış süreceği.

shots-title = Kalan atış
shots-cell = Sıradaki atış
shots-chance = Gemi olasılığı
shots-more = { $cell } karesine göre fazlası
shots-difference = { $more } ± { $error }
shots-better = { $cell } daha az atış ister: ortalama { $shots } atış kalır; en olası kare { $first } için { $firstShots }. Fark: { $fewer } ± { $error } atış.
shots-none-better = Hiçbir kare, en olası kare { $first } ile karşılaştırıldığında açıkça daha iyi değil: ortalama { $firstShots } atış kalır.
shots-how = Her atıştan sonra, uyanlar arasından rastgele çekilen aynı filolardaki avlar: { $fleets }{ $done ->
    [yes] .
   *[no] {" "}(şimdiye kadar).
  } Plan burada saymadan avlanır. Sıradaki atış sayıya dahildir. Farklar yuvarlamadan önce alınır. ±, tek bir farkın %95 aralığının yarısıdır; birkaç kare karşılaştırıldığı için bir kareye ancak bunun 1,5 katından çok atış kazandırırsa daha iyi denir.
shots-over = Tahtada
shots-add = Başka kare
shots-compare = Karşılaştır
shots-stopped = Sayım durduruldu.
shots-csv = CSV olarak kaydet
shots-json = JSON olarak kaydet
shots-back = Yine gemi olasılığı
shots-legend = Kalan atış: az olan iyidir
shots-legend-how = Bunlar olasılık değil, atış sayısıdır: en olası kare { $first } için av ortalama { $shots } atış daha sürer. İşaretli sayı: o kareden sonra bu kadar fazla (+) ya da eksik (−); hata payı ± { $error }.
shots-sign-first = en olası kare { $first } için kalan atış
shots-sign-fewer = { $first } karesine göre açıkça daha az
shots-sign-alike = belirgin fark yok
shots-sign-more = açıkça daha çok
shots-said-first = { $shots } atış kalır
shots-said = { $first } karesine göre { $more } ± { $error } atış
shots-choice = { $cell } için ortalama { $shots } atış daha gerekir; en olası kare { $first } için { $firstShots } (fark ± { $error }, sonuna dek oynanan { $fleets } av).
shots-choice-first = En olası kare { $cell } için ortalama { $shots } atış daha gerekir (± { $error }, sonuna dek oynanan { $fleets } av).
error-too-few-drawn = Burada kalan atış sayısını söylemek için çok az filo çekilebildi. Birkaç atıştan sonra yeniden sorun.
shots-plan = Plan: karenin avın kalanı için öğrenilmiş puanı en iyisinin ne kadar altında. Ayrı bir ölçektir, atış sayısı değildir.
shots-why = En olası kare neden her zaman en iyisi değil?

## İncelenen atışların kaç atışa mal olduğu.

lost-ask = Kaybedilen atış
lost-how = Her atış kaç atışa mal oldu? Av, o atıştan ve en olası kareden sonra sonuna dek oynanır.
lost-progress = { $of } atıştan { $done } tanesi karşılaştırıldı
lost-rule = ±, %95 aralığının yarısıdır. Çok atış karşılaştırıldığı için ancak bunun 1,8 katını aşan farka kayıp denir.
lost-all = { $lost ->
    [0] Hiçbir atışta ölçülebilir kayıp yok.
   *[other] Açıkça kaybettiren atış: { $lost }.
  } En olası kareyle karşılaştırılan atış: { $of }.
lost-lost = Atış olarak: { $shots } ± { $error } kayıp
lost-won = Atış olarak: { $shots } ± { $error } kazanç
lost-none = Atış olarak: ölçülebilir kayıp yok ({ $more } ± { $error })
lost-unknown = Atış olarak: çok az filo çekilebildi
