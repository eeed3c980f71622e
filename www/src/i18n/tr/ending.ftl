## Sonuç

plate-sunk = atış{ $who ->
    [you] {""}
   *[other] {" "}({ $who })
  } ve { $ships ->
    [1] gemi battı
    [2] iki gemi de battı
    [4] dördü de battı
    [5] beşi de battı
    [10] onu da battı
   *[other] { $ships } geminin hepsi battı
  }.
plate-points = puan{ $who ->
    [you] .
   *[other] {" "}({ $who }).
  }
plate-gave-up = { $who ->
    [you] atış, sonra pes ettin.
   *[other] atış. { $who } pes etti.
  }
plate-rival = { $lead ->
    [you] Kazandın: { $agent } aynı denizi { $theirs } atışta bitirdi.
    [even] Berabere: { $agent } da o kadar atışta bitirdi.
   *[other] { $agent } kazandı: { $theirs } atış.
  }
plate-rival-points = { $agent }: aynı denizde { $theirs } puan.
plate-won = Kazandın. Rakip: { $agent }.
plate-lost = { $agent } kazandı. { $ships } gemiden { $sunk } tanesini batırmıştın.
plate-two = Kazanan: { $winner }.
plate-no-help = yardımsız
plate-chances-shown = olasılıklar açık
plate-first-shots = ilk { $shots } atış: { $agent }
plate-next = Sıradaki denizde avlan
plate-against = Sıradaki rakip: { $agent }
both-boards = İki tahta
same-sea = Aynı deniz yeniden

## Av nasıl geçti

plot-found = Atış atış bulunan gemi kareleri
plot-found-line = { $who }: { $shots } atışta { $found }.
plot-cells = { $cells } karenin tümü
plot-hunts = { $agent }: { $games } av arasında
plot-hunts-picture = { $agent } ajanının avları, atış sayısına göre: seninki { $shots } atış sürdü, { $share } daha uzun sürdü. Sayılar tabloda.
plot-own = sen, { $shots }
plot-longer = { $more ->
    [0] { $games } avın hepsi daha kısa sürdü
   *[other] { $share } daha uzun sürdü
  }
plot-unlucky = { $agent } burada şanssızdı: { $shots } atış gerekti, oysa { $games } avdan yalnızca { $share } daha uzun sürdü.
costliest = En çok kaybettiren: { $number }. atışın
costliest-again = En pahalıları yeniden dene
costliest-said = { $shot } karesine attın, %{ $chance }; { $best } %{ $bestChance } idi.
skill = Beceri
skill-means = 100: hep en olası kare
luck = Şans
luck-means = { $hits } isabet; olasılıklara göre beklenen { $expected }
luck-note = Rastgele denizlerde birçok avın ortalamasında şans 0’dır.
skill-estimated = Tahmini: kimi olasılıklar örneklemeyle bulundu.

## The agents’ hunts, and where to go from here

standing-title = Ajanlarınkiler arasında senin sonucun
standing-lead = { $shots } atışta bitirdin. Her ajanın oyunlarının şu kadarı
standing-mean = ortalama
standing-fewer = daha az
standing-alike = aynı sayıda
standing-more = daha çok
standing-of = Oyunları çizilen
standing-table = { $agent } ajanının oyunları, tablo olarak
standing-shots = atış
standing-games = oyun
standing-here = seninki
standing-how = Her ajanın ölçülen oyun sayısı: { $games }; rastgele çekilen, hepsi için aynı denizlerde.
challenge-reply = Bu filoyu yerleştiren için senin sonucun
challenge-reply-how = Bu bağlantıyı açan, kaç atışta bitirdiğini ve oyununu adım adım görür.
end-race-first-difference = İlk fark { $step }. atışta: sen { $yours }, { $agent } { $theirs }.
rematch = Rövanş
watch-agent-here = Bu denizde izle: { $agent }

## What is sent of a result

shared-label = Senin sonucun
shared-picture = Resmi kaydet
shared-text = Sonucu kopyala
shared-key = su · isabet · batan gemi, atış sırasıyla
shared-day = günün denizi { $day }
shared-number = no: { $seed }
shared-solved = çözüldü
shared-unsolved = pes edildi
shared-shots = { $shots } atış
shared-points = { $score } puan
shared-duel = { $won ->
    [yes] galibiyet
   *[no] mağlubiyet
  }, rakip { $agent }, { $shots } atış
shared-help = { $hints ->
    [0] ipucu yok
   *[other] { $hints } ipucu
  }, { $checks ->
    [0] denetim yok
   *[other] { $checks } denetim
  }
shared-gave-up = { $shots } atıştan sonra pes

## One’s own shots, each against the likeliest cell

review-summary = Atış başına ortalama kayıp { $mean } yüzde puanı, { $shots } atışta; en çoğu { $shot }. atışta: { $best } yerine { $cell }, { $points } yüzde puanı.
review-best = { $shots ->
    [one] Tek atış en olası karelerden birine yapıldı.
   *[other] { $shots } atışın hepsi en olası karelerden birine yapıldı.
  }
review-caption = Atışlar ve en olası kare: { $proved ->
    [0] en büyük kayıp başta
   *[other] önce kanıtlanana aykırı atışlar, sonra kayba göre
  }
review-shot = Atış
review-likeliest = En olası
review-points = Kayıp (yüzde puanı)
review-error = { " " }±{ $error }
review-at = Atış { $number }: { $cell } { $answer }
review-water = { $who ->
    [you] { $cell } karesinin su olduğunu kanıtlayabilirdin.
   *[other] { $who } { $cell } karesinin su olduğunu kanıtlayabilirdi.
  }
review-ship = { $who ->
    [you] { $best } karesinde gemi olduğunu kanıtlayabilirdin: kesin isabet.
   *[other] { $who } { $best } karesinde gemi olduğunu kanıtlayabilirdi: kesin isabet.
  }
review-no-shots = Hiç ateş edilmedi.
review-not-best = Bir yüzde puanı, örneğin %60 ile %61 arasındaki farktır. En olası kare her zaman en iyisi değildir: ıskadan öğreneceklerin de önemlidir.
review-csv = İncelemeyi CSV olarak kaydet
review-why = Küçük tahtalarda gör
review-chance = Olasılık
appraise = İncele
appraisal-label = Atışların incelenmesi
