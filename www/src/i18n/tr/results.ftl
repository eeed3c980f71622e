day-title = Günün denizi, { $day }
days-streak = Kendi gününde bitirilen: art arda { $streak } gün.
days-how = Yeni deniz UTC ile gece yarısı başlar. Bir gün, denizini o gün bitirirsen seriye sayılır.
days-result = { $came ->
    [shots] { $shots } atış
    [given-up] pes edildi
   *[open] oynanmadı
  }

statistics-lead = Bu cihazdaki kendi oyunların; her deniz ya da bulmaca bir kez, ilk sonucuyla. Ortalama ve en iyi atış sayısıdır, tek kişilik oyunda puandır; pes edilenler yalnızca oyun sayısına girer.
statistics-forgetful = Bu tarayıcı oyunları kaydetmiyor: bunlar bu ziyaretin oyunları.
statistics-none = Henüz bitmiş bir oyunun yok. Bir denizde avlan ya da bir bulmaca çöz: burada görünür.
statistics-nothing = –
statistics-games = oyun
statistics-mean = ortalama
statistics-best = en iyi
statistics-streak = art arda kazanılan
statistics-streaks = şimdi { $streak }, en çok { $longest }
statistics-helped = yardımla
statistics-export = Dosya olarak kaydet
statistics-forget = Tümünü sil

challenge-title = Bir arkadaşın denizi

habits-title = Ajanların öğrendikleri
habits-lead = Tam Sayım ve Matris, sırayla oynanan oyunlarda bir oyuncunun gemilerini nereye koymaya eğilimli olduğunu öğrenip sonraki oyunda kullanabilir.
habits-forgetful = Bu tarayıcı oyunları kaydetmiyor: öğrenilenler bu ziyaret boyunca kalır.
habits-none = Bu adla bir şey öğrenilmedi. Öğrenmeyi aç ve Tam Sayım ya da Matris ile sırayla oyna.
habits-map = { $rules }, { $games } oyundan
habits-legend = { $games } oyuna göre, orada şansa göre kaç kat sık gemi durduğu; her ton, sonundaki sayıya kadar gider. 1,0 şansa eşittir. Oyun ne kadar azsa, hepsi 1,0 değerine o kadar yakın kalır.
habits-scale = Tonlar, her biri gittiği sayıyla; sonuncusu daha öteye gider
habits-export = Bunu dosya olarak kaydet
habits-import = Dosyadan içe aktar
habits-imported = İçe aktarıldı: { $count } harita.
habits-forget = Bu oyuncuyu sil
habits-forgotten = Silindi.

## The games that are kept

card-number = oyun no: { $number }

## Games kept on the device

continue-title = Oyunların
card-over = bitti
card-puzzle = { $rules }, no: { $seed }
continue = Sürdür
