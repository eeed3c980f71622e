lab-description = Amiral battı ajanları aynı denizlerde binlerce oyun oynasın: onları karşılaştır ve yayımlanmış sayıları yeniden üret.

lab-failed = Motor çalışmayı bıraktı ({ $code }). Yeniden başlatmak için Çalıştır düğmesine bas.
error-lab-busy = Burada zaten bir şey oynanıyor ya da hesaplanıyor: bitmesini bekle ya da önce vazgeç.
error-lab-agents-left = Bağlantı, yer olandan çok ajan adlandırıyor. Dışarıda kalanlar: { $agents }.
error-lab-link-unread = Bağlantı, laboratuvarın bilmediği bir şey istiyor: { $parts }. Dikkate alınmadı.
error-lab-bad-change = “{ $change }” hiçbir kuralı değiştirmez: böyle bir anahtar yok ya da bu değeri almaz.
error-lab-bad-seed = { $of ->
    [match] { lab-match-seed }
   *[sea] { lab-seed }
  }: en çok 18.446.744.073.709.551.615 olan bir tam sayı.

lab-skip = Deneye geç
lab-title = Lab
lab-question = En az atış kime yetiyor?
lab-lede = Ajanlar aynı denizlerde çok sayıda oyun oynasın: hangisine daha az atış yetiyor, fark şanstan gelebilir mi, gör.
lab-experiment = Deney

lab-rules = Oyun
lab-game-reversi = Reversi
lab-game-reversi-6 = Reversi, 6×6
lab-game-reversi-4 = Reversi, 4×4
lab-agents = Ajanlar
lab-agent = Ajan { $number }
lab-add-agent = Ajan ekle
lab-parameters = Parametreler
lab-leave-out = Çıkar: { $agent }
lab-games = Oyun
lab-deploy = Filonun dizilimi
lab-seed = Deneyin tohumu
lab-match-seed = İlk açılışın numarası
lab-set = Değişen kurallar
lab-set-hint = Boşlukla ayrılmış anahtar=değer çiftleri yaz: rows=8 cols=8, contact="apart", known=7.
lab-run = Çalıştır: { $of ->
    [match] { $games } oyun
   *[seas] { $agents } × { $games } oyun
  }
lab-changed = Ayarları değiştirdin. Aşağıda önceki sonuçlar var.

lab-ready = Çalıştırmaya hazır.
lab-kept = Bu cihazda bitmemiş bir deney kayıtlı.
lab-take-up = Sürdür
lab-own = Kendi deneyinin yerine yayımlanmış bir sayı oynanıyor.
lab-own-back = Kendi deneyine dön
lab-pause = Duraklat
lab-resume = Sürdür
lab-stop = Vazgeç
lab-starting = Oyun { $games } / { $planned }: başlıyor.
lab-running = Oyun { $games } / { $planned }, saniyede { $rate }, kalan { $left }.
lab-paused = Duraklatıldı: oyun { $games } / { $planned }.
lab-ended = { $planned ->
    [one] 1 oyun oynandı.
   *[other] { $planned } oyunun hepsi oynandı.
  }
lab-stopped = Bitirildi: oyun { $games } / { $planned }.
lab-seconds = { $seconds } saniye
lab-minutes = { $minutes } dakika
lab-hours = { $hours } saat

lab-ridge = Filo batana kadar yapılan atışlar
lab-ridge-score = Bir avın puanları
lab-ridge-measured = { $own ->
    [none] Her biri için aynı denizlerde { $games } oyun, önceden ölçüldü.
   *[other] Sizin çalıştırmanız: ajan başına { $own } oyun; ötekiler: aynı denizlerde { $games } oyun, önceden ölçüldü.
  }
lab-ridge-how = Çizgi ortalamadır, ± %95 aralığının yarısı. Dolu olanlar: seçilen ajanlar.
lab-results = Sonuçlar
lab-verdict-shots = { $better } ajanına, { $worse } ajanından { $difference } ± { $error } daha az atış yetiyor. Bunun şans olması pek olası değil.
lab-verdict-score = { $better } ajanının skoru, { $worse } ajanınınkinden { $difference } ± { $error } daha yüksek. Bunun şans olması pek olası değil.
lab-verdict-open = { $better } ile { $worse } arasındaki fark { $difference } ± { $error }: { $games } oyundan sonra şanstan gelebilir.
lab-verdict-one = { $better } ile { $worse } arasındaki fark tek bir oyunda { $difference }; bu bir şey göstermez.
lab-verdict-alike = { $better } ile { $worse } arasındaki fark { $games } oyunun her birinde { $difference }; dağılım olmadığı için rastlantının payı bilinmez.
lab-verdict-same = Her oyunda aynı sonuca vardılar: { $agents }.
lab-verdict-early = { $better } ile { $worse } arasındaki fark şimdilik { $difference } ± { $error }. Yargı deneyin sonunda verilir.
lab-verdict-few = { $better } ile { $worse } arasındaki fark { $difference } ± { $error }; { $fewest } oyundan azıyla yargı verilmez.
lab-verdict-how = Yargı, en az { $fewest } olmak üzere bütün oyunlardan sonra verilir. Birden çok çift varsa her biri daha sıkı yargılanır (Holm): aynı oynayan ajanlardan hiçbirine 100 deneyin 95 tanesinde daha iyi denmez.
lab-needs = Bu oyunların dağılımına göre { $far } kadar bir farkın 10 denemenin 8 tanesinde görülmesi için yaklaşık { $few } oyun, { $near } için { $more }, { $close } için { $most } oyun gerekir.
lab-with-error = { $value } ± { $error }
lab-mean-shots = Ortalama atış
lab-mean-score = Ortalama skor
lab-median = Ortanca
lab-median-lower = Alt ortanca
lab-least = En az
lab-most = En çok
lab-p99 = %99 sınırı
lab-p1 = %1 altında
lab-played = Oyun
lab-picture = { $agent }: sonuçlarına göre oyunlar, { $games } oyunda ortalama { $mean }
lab-bar-hint = Oyunlarını görmek için bir çubuğa bas.
lab-published-hint = Tabanlı çizgiler yayımlanan değerleri gösterir: { $marks }.
lab-bar-coming = Oyun aranıyor…
lab-bar-watch = İzle: oyun { $number } ({ $range })
lab-bar-next = Bu çubukta sonraki
lab-bar-open = Oyunlar
lab-bar-open-named = Oyunlar: { $range }
lab-table = { $agent }, tablo olarak
lab-result = Sonuç
lab-range = { $from }–{ $to }
lab-range-signed = { $from } ile { $to } arası
lab-trail = %95 güven aralığıyla birikimli ortalama
lab-trail-table = Tablo olarak
lab-export = Kaydet
lab-export-csv = Sonuçlar (CSV)
lab-export-json = Rapor (JSON)
lab-export-svg = Resim (SVG)
lab-how = ±, %95 güven aralığının yarısıdır. Bütün ajanlar { $seed } numarasından başlayan aynı denizlerde oynar; aynı deney her cihazda ve komut satırında aynı sayıları verir.
lab-heard-mean = { $agent }: { $mean }.
lab-heard-game = Oyun { $number }: izlenmeye hazır.

lab-figures = Yayımlanan sonuçlar, yeniden üretildi
lab-figures-lede = Makalelerin yayımladığı her sayı ve onu yeniden üreten deney. Burada çalıştırıp sonucu yayımlananla karşılaştırmak için bir düğmeye bas.
lab-figures-rule = Bu sayfada ±, %95 güven aralığının yarısıdır. Bir ortalama, yayımlanan sayıya ya da son basamağının yarısının bıraktığı aralığa en çok { $errors } standart hata (± işaretinden sonrakinin yaklaşık 1,3 katı; yalnızca şans 100 denemede bir kez bunu aşar) kadar uzaksa yeniden üretilmiş sayılır; yayımlanan sayının hatası biliniyorsa o da katılır. En iyi ve en kötü oyun ya da oyunların bir payı yargı verilmeden gösterilir. Ortalama { $sure } standart hata kadar içindeyse hedefimize ulaşılmıştır.
lab-source-exact = Yalnızca kurallardan çıkanlar
lab-source-exact-how = Bunlar kurallardan kesin olarak çıkar ve deneyler onlara ulaşmalıdır. Bir çalışmanın aynı şey için ölçtüğü, o çalışmanın yanında durur.
lab-source-turkish = Akyüz (Türkçe): 5-4-3-3-2 üzerinde beş model ve hareketli gemiler
lab-source-turkish-how = Makale, rastgele ateşin ortalamasının 300 oyundan, hareketli denizde 1.000 oyundan geldiğini, en iyi ve en kötü oyunların kaç oyun içinden olduğunu söyler; öbür ortalamaları için söylemez. Bu kadar oyunun en iyisi ve en kötüsü şansa bağlıdır: gösterilir, yargılanmaz. Yan yana iki deneyin birinde filolar satır ya da sütunlarının son karesine hiç ulaşmıyorsa, bu kusur yazarın gemileri nasıl yerleştirdiğine dair bizim okumamızdır: metin yalnızca rastgele durduklarını söyler.
lab-source-italian = Racanati ve Sansonetti (İtalyanca): tek kişilik oyunda uzman sistemler
lab-source-italian-how = Yazarlar, hiç yayımlamadıkları üç haritanın her birinde bir oyun oynadı. Bizimkiler, benzer çekilmiş 300 haritanın ortalamasıdır; yanlarında, kaç oyunumuzun onun tek oyunundan düşük skor aldığı yazar. Tek oyun yargılanmaz; 18’i birlikte yargılanır.
lab-italian-together = 18 skor birlikte, gemi kareleri biliniyor: benzer haritalardaki oyunlarımızın ortalama { $share } ± { $error } kadarı daha düşük skor alır (eşitlik yarım sayılır); çalışmanın ajanları bizimkiler olsaydı { $expected } olurdu. Benzer haritalardan { $of } üçlünün { $low } tanesinde ortalama bu kadar düşük.
lab-italian-any = Aynısı herhangi kareler bilinirken, çünkü makale hangileri olduğunu söylemiyor: { $share } ± { $error }.
lab-source-ours = Bizimkiler: hareketli gemilerin iz sürücüsü ve Plan
lab-source-ours-how = Bu modeller hiçbir makalede yok. Yayımlanmış bir sayı yerine bizim hedefimiz durur; iz sürücü için en uzun oyun da yazar.
lab-source-russian = Rusça makale: deniz savaşı
lab-source-russian-how = Az sayı verir, hiçbirini ölçmez. Burada her biri, metninden kurulan ajanla ve bütün filoların sayılmasıyla bulunur.
lab-article-run = Hesapla, yaklaşık yarım dakika
lab-article-stop = Hesaptan vazgeç
lab-article-running = Hesaplanan sayı: { $done } / { $of }.
lab-article-stopped = Bitirildi, hesaplanan sayı: { $done } / { $of }.
lab-article-done = { $of } sayının hepsi hesaplandı, yeniden üretilemeyen: { $differ }.
lab-article-see = Gör
lab-article-see-named = Gör: { $what }
lab-article-centre = El değmemiş denizde en büyük değer, 1, ortadaki karelerindir
lab-article-ways = 3 karelik geminin, önünde 0, 1, 2, 3 boş kare olan bir kareden geçen yerleşimleri
lab-article-formula = 4 karelik geminin, iki yanında 2’şer boş kare olan bir kareden geçen yerleşimleri, makalenin fonksiyonuna göre
lab-article-formula-why = Fonksiyon burada yanlış: beş karelik bir sırada 4 karelik gemi yalnız iki biçimde durur.
lab-article-figure = Şekil: anlamlı hamleler ve aralarında en olası olanlar
lab-article-figure-why = Makale gemilerin yerini vermiyor. Böyle bir pozisyon, çizdiği biçimde gemilerle oynanan oyunlarda arandı.
lab-article-middle = Beş karelik sırada 2 karelik iki gemi: ilk atış ortaya gider, yüzde
lab-article-second = Ortanın yanındaki isabetten sonra atış oraya gider, yüzde
lab-article-optimum = O sırada en iyi oyuncunun atışları
lab-article-straight = Yaralı gemiden sonraki isabete dek en çok atış
lab-article-straight-why = 300 oyundaki en büyük sayı.
lab-article-diagonal = Çapraz duran gemilerle aynı şey
lab-article-diagonal-why = 300 oyundaki en büyük sayı.
lab-source-greek = Yunanca ders çalışması: Reversi
lab-source-greek-how = Tahtalar yayımlar, ölçülmüş sayı vermez. Basılı pozisyonları ve özgün programının değerlendirdikleri burada denetlenir; açılabilecekleri sayfa:
lab-printed-run = Basılı pozisyonları burada denetle
lab-printed-heard = Basıldığı gibi çıkan: { $alike } / { $of }.
lab-figure-run = { $agents } · { $rules } · { $games } oyun
lab-figure-play = Çalıştır, yaklaşık { $span }
lab-figure-what = Ölçü
lab-figure-published = Yayımlanan
lab-figure-shell = Bizimki, komut satırında
lab-figure-here = Bizimki, burada
lab-figure-verdict = Yargı
lab-figure-below = Oyunlarımızdan daha düşük skor alanlar: { $share }.
lab-statistic-mean = { $agent }, ortalama
lab-statistic-median = { $agent }, ortanca
lab-statistic-min = { $agent }, en iyi
lab-statistic-max = { $agent }, en kötü
lab-statistic-p1 = { $agent }, %1 bunun altında
lab-statistic-p99 = { $agent }, %99 bunun içinde
lab-statistic-paired = { $agent } eksi { $other }, ortalama
lab-verdict-agrees = yeniden üretildi
lab-verdict-differs = yeniden üretilemedi
lab-aim-agrees = hedefe ulaşıldı
lab-aim-differs = hedefe ulaşılamadı
lab-verdict-example = bir örnek bulundu
lab-verdict-missing = { $games } oyunda örnek bulunamadı
lab-verdict-unrefuted = { $games } oyunda çürütülmedi
lab-verdict-shown = aktarıldı
lab-verdict-ours = bizimki
lab-times = Harita ne kadar daha uzun sürer
lab-times-lede = Türkçe makale, olasılık haritası için 78,4 sn, çapraz deseni için 0,15 sn bildirir: 520 kat. Burada ikisi aynı 300 denizi tek bir iş parçacığında oynar.
lab-times-run = Burada ölç
lab-times-ratio = Haritanın süresi, çapraz desenin süresinin kaç katı
lab-times-why = Çalışmanın haritası her atıştan önce bütün yerleşimleri yeniden sayar, hem de yorumlanan bir programda; orada böyle bir sayım çapraz desene bakmaktan çok daha pahalıdır. Burada ikisi de derlenmiştir.
lab-times-found = Harita { $slow } sn, çapraz desen { $quick } sn, ikisi de aynı { $games } oyunda: oran { $ratio }. Oran yalnızca modele değil, programa da bağlıdır.
lab-elsewhere = Başka yerde ölçülenler
lab-elsewhere-how = Aynı kurallarda başka programlar, her biri bir kez 10.000 tekdüze denizde ölçüldü (± 0,2). Yalnızca ilki burada bir ajandır.
lab-elsewhere-what = Program
lab-elsewhere-count = yerleşim sayımı, isabet başına ağırlık 10
lab-elsewhere-web = sevilen bir web oyununun ajanı
lab-elsewhere-contest = bir yarışmanın birincisi
lab-elsewhere-java = her isabetin hangi gemide olduğunu gören bir oyuncu
lab-note-faulty = çalışmanın gemileri bir kusurla yerleştirdiği bizim okumamızdır: metin rastgele durduklarını söyler
lab-note-games = makale, ortalamasının kaç oyundan olduğunu yazmıyor: 300 oyundan olsa fark şans olabilirdi
lab-note-games-faulty = makale, ortalamasının kaç oyundan olduğunu yazmıyor: 300 oyundan olsa fark şans olabilirdi. Gemilerin bir kusurla yerleştirildiği bizim okumamızdır
lab-note-text = çalışmanın metni, harfi harfine: yerleşim saymaz ve sayıya ulaşmaz; onları sayan harita ulaşır
lab-note-blows = çalışmanın 344 sayısı gibi parça başına sayılır; 118 yalnızca vuruşlar sayılınca çıkar
lab-note-variant = çalışmanın metni kendi sayısını vermiyor; sonraki satırdaki çeşidi veriyor
lab-set-known = { $known ->
    [0] bilinen kare yok
   *[other] { $known } kare biliniyor
  }
lab-set-known-ship = yalnız gemi kareleri
lab-set-misses-hidden = ıskalar gösterilmez
lab-set-lives = yeniden vurulan parça da bir can alır
lab-note-greedy = tümünden çekilen, çoğu su olan dört kare bilinirken önde yine: { $agent }, kurtarılan özgün programdaki gibi
lab-note-apart = gemilerin birbirine değmediği yerde hedefe ulaşılmadı
lab-note-mean = ortalama hedefe ulaşıyor, ama iki standart hatadan az bir farkla
lab-source-worked = tam: { $formula }
lab-source-akyuz = Akyüz, { $many } oyun
lab-source-akyuz-unsaid = Akyüz, oyun sayısı verilmiyor
lab-source-aim = hedef
lab-source-wins = makale: önde { $agent }
lab-source-one = makale, tek oyun
