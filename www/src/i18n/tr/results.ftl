day-title = Günün denizi, { $day }

standing-title = Ajanlarınkiler arasında senin sonucun
standing-lead = { $shots } atışta bitirdin. Her ajanın oyunlarının şu kadarı
standing-mean = ortalama
standing-fewer = daha az
standing-alike = aynı sayıda
standing-more = daha çok
standing-of = Oyunları çizilen
standing-picture = { $agent } ajanına kaç atış gerekiyor: sayılar aşağıdaki tabloda. Seninki: { $shots }.
standing-legend = Atış sayısına göre { $agent } ajanının oyunları; ok senin sonucun: { $shots }.
standing-table = { $agent } ajanının oyunları, tablo olarak
standing-shots = atış
standing-games = oyun
standing-here = seninki
standing-how = Her ajanın ölçülen oyun sayısı: { $games }; rastgele çekilen, hepsi için aynı denizlerde.

statistics-lead = Bu cihazdaki kendi oyunların; her deniz ya da bulmaca bir kez, ilk sonucuyla. Ortalama ve en iyi atış sayısıdır, tek kişilik oyunda puandır; pes edilenler yalnızca oyun sayısına girer.
statistics-forgetful = Bu cihaz hiçbir şey saklamıyor: bunlar bu ziyaretin oyunları.
statistics-none = Henüz bitmiş bir oyunun yok. Bir denizde avlan ya da bir bulmaca çöz: burada görünür.
statistics-nothing = –
statistics-games = oyun
statistics-mean = ortalama
statistics-best = en iyi
statistics-streak = art arda kazanılan
statistics-streaks = şimdi { $streak }, en çok { $longest }
statistics-helped = yardımla
statistics-export = Dosya olarak kaydet
statistics-forget = Hepsini unut

challenge-title = Bir arkadaşın denizi
challenge-reply = Bu filoyu yerleştiren için senin sonucun
challenge-reply-how = Bu bağlantıyı açan, kaç atışta bitirdiğini ve oyununu adım adım görür.

habits-title = Ajanların öğrendikleri
habits-lead = Tam Sayım ve Matris, sırayla oynanan oyunlarda bir oyuncunun gemilerini nereye koymaya eğilimli olduğunu öğrenip sonraki oyunda kullanabilir.
habits-forgetful = Bu cihaz hiçbir şey saklamıyor: öğrenilenler bu ziyaret boyunca kalır.
habits-none = Bu adla bir şey öğrenilmedi. Öğrenmeyi aç ve Tam Sayım ya da Matris ile sırayla oyna.
habits-map = { $rules }, { $games } oyundan
habits-legend = { $games } oyuna göre, orada şansa göre kaç kat sık gemi durduğu; her ton, sonundaki sayıya kadar gider. 1,0 şansa eşittir. Oyun ne kadar azsa, hepsi 1,0 değerine o kadar yakın kalır.
habits-scale = Tonlar, her biri gittiği sayıyla; sonuncusu daha öteye gider
habits-export = Bunu dosya olarak kaydet
habits-import = Dosya getir
habits-imported = Getirildi: { $count } harita.
habits-forget = Bu oyuncuyu unut
habits-forgotten = Unutuldu.

## The games that are kept

card-number = oyun no: { $number }
