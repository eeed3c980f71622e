hint-stage = { $stage } / { $of }
hint-more = Biraz daha söyle
hint-where = Buraya bak: { $where }.
hint-mistake = İşaretlerinin hepsi doğru olamaz.
hint-mistaken = { $count ->
    [1] { $cells } yanlış.
   *[other] Şunlardan en az biri yanlış: { $cells }.
  }
hint-unsettled = Artık kesin, ama henüz tahtanda işaretli değil: { $cells }. Adımlar kanıtta.
hint-prove = Kanıtla: { $cell }
hint-rule = “{ $rule }” kuralı: { $means }
hint-why = Neden: { $why }
hint-none = Bildiklerinden kesin olan başka bir şey çıkmıyor: bundan sonrası olasılık.
hint-none-permitted = Burada izin verilen kurallarla başka bir şey kanıtlanamıyor.
prove-cell = Bir kareyi kanıtla…
proof-title = Kanıt: { $cell }
proof-of = { $cell } { $as ->
    [ship] bir gemi karesi
   *[water] su
  }; { $steps } adımda kanıtlandı.
proof-none = { $cell } bildiklerinden kesinleşmiyor: su da olabilir, gemi de.
proof-none-permitted = { $cell } burada izin verilen kurallarla kanıtlanamıyor; başka kurallarla kesin olabilir.
proof-revealed = { $cell } zaten açıldı: kanıt gerekmez.
proving-off = Kanıtlanacak kare yok.
dismissed = Kapatıldı.
lit-premise = gerekçenin parçası
lit-water = öyleyse su
lit-ship = öyleyse gemi
lit-assumed-water = varsayım doğruysa su
lit-assumed-ship = varsayım doğruysa gemi
lit-way = burada gemi olabilir

tutor-is-help = Kuralların oyunun hakkında kanıtladıkları burada durur. Kendi oyununda buna bakmak yardım sayılır.
tutor-show = Kanıtlananı göster
tutor-hide = Kanıtlananı gizle
steps-label = Kanıtlananlar, adım adım
steps-count = { $steps ->
    [one] 1 adım; açılanlardan çıkıyor.
   *[other] { $steps } adım: her biri açılanlardan ve öncekilerden çıkar.
  }
steps-none = Kurallar açılanlardan ötesini kanıtlamıyor.
steps-choose = Bir adım seç: neye dayandığı ve ne çıktığı tahtada işaretlenir.
step-before = Önceki adım
step-next = Sonraki adım
step-said = { $steps ->
    [one] { $rule }. { $why }
   *[other] Adım { $number } / { $steps }, { $rule }. { $why }
  }
contradiction = Açılanlar kendi içinde çelişiyor; kural: “{ $rule }”.
rules-permitted = Burada izin verilen kurallar: { $rules }.
rules-explained = Kurallar, gruplara göre
group-cells = Bir kare ve komşuları
group-cells-means = Bir kareye ve komşularına ya da bir satır ya da sütun boyunca bakmak.
group-ships = Bulunan ve bulunacak gemiler
group-ships-means = Hangi gemilerin bulunduğu, hangilerinin bulunacağı.
group-combinations = Yerleşimler
group-combinations-means = Aynı uzunluktaki gemilerin hâlâ olası bütün yerleşimleri.
group-refutation = Çürütme
group-refutation-means = Kendi kendini olanaksız kılan bir varsayım.
group-counting = Sayma
group-counting-means = Her filoyu denemek: yalnızca başka hiçbir şey sonuç vermeyince kullanılır.

cells-and-more = { $cells } ve { $count } kare daha
ships-found = bulunan gemiler: { $ships }
so = Öyleyse { $conclusions }.
so-cells = { $cells } { $as ->
    [ship] gemi
   *[water] su
  }
so-content = { $cell } { $content }
why-rests-on = Dayandıkları: { $premises }.

rule-diagonal-water = Köşeler sudur
means-diagonal-water = Gemiler düzdür ve hiç bitişmez; bir gemi karesinin köşelerindeki kareler sudur.
why-diagonal-water = { $cells } gemi; köşelerinde hiçbir geminin karesi olamaz.
rule-end-cell = Geminin ucu
means-end-cell = Geminin ucu iç yana doğru sürer; öteki üç yanı sudur.
why-end-cell = { $cells } geminin ucu olarak açıldı: yalnızca tek yana sürer.
rule-sub-alone = Tek karelik gemi
means-sub-alone = Tek karelik geminin çevresi sudur.
why-sub-alone = { $cells } tek karelik gemi olarak açıldı; çevresi su.
rule-middle-axis = Geminin ortası
means-middle-axis = Orta parça karşılıklı iki yana sürer; bir yan belirlenince hepsi belirlenir.
why-middle-axis = { $cells }: bu orta parça ve yanında belirlenenler, gemiye tek bir yön bırakıyor.
rule-line-full = Dolu hat
means-line-full = Bütün gemi kareleri bulunmuş satır ya da sütunun kalanı sudur.
why-line-full = { $lines }: { $holds ->
    [0] burada gemi karesi yok
    [one] burada 1 gemi karesi var: { $cells }
   *[other] burada { $holds } gemi karesi var: { $cells }
  }.
rule-line-needs-all = Hattın hepsi gerekli
means-line-needs-all = Fazla karesi olmayan satır ya da sütunda, gemi olabilecek her kare gemidir.
why-line-needs-all = { $lines }: burada { $holds } gemi karesi var ve gemi olabilecek kareler de tam o kadar.
rule-content-by-sides = Yanlarından belli içerik
means-content-by-sides = Bütün yanları belirlenmiş bir gemi karesi, geminin hangi parçası olduğunu gösterir.
why-content-by-sides = Yanlarında ne olduğu belirlendi: { $cells }.
rule-ship-found = Gemi bulundu
means-ship-found = Çevresi su olan gemi karesi dizisi bütün bir gemidir ve parçalarını gösterir.
why-ship-found = Şunların arasında çevresi su olan bir gemi karesi dizisi var: { $cells }.
rule-longest-ends = En uzun gemi tamam
means-longest-ends = Bulunacak en uzun gemi kadar uzun bir dizi o gemidir: uçları sudur.
why-longest-ends = { $cells } bulunacak en uzun gemi kadar uzun{ $ships ->
    [none] .
   *[other] ; daha uzunları bulundu: { $ships }.
  }
rule-run-must-grow = Dizi büyümeli
means-run-must-grow = Bulunacak bütün gemilerden kısa bir dizi, boş olan tek yanına doğru sürer.
why-run-must-grow = { $cells } dizisi bulunacak bütün gemilerden kısa ve yalnızca tek yana sürebilir{ $ships ->
    [none] .
   *[other] ; bulunan gemiler: { $ships }.
  }
rule-joins-too-long = Birleşirse çok uzun
means-joins-too-long = Gemi karelerini bulunacak bütün gemilerden uzun bir diziye bağlayacak kare sudur.
why-joins-too-long = Orada gemi karesi olsa, { $cells } bulunacak bütün gemilerden uzun bir dizinin parçası olurdu{ $ships ->
    [none] .
   *[other] ; daha uzunları bulundu: { $ships }.
  }
rule-nothing-fits = Hiçbiri sığmaz
means-nothing-fits = Bulunacak hiçbir geminin sığmadığı kare sudur.
why-nothing-fits = Bulunacak hiçbir gemi oraya sığmıyor.
rule-last-combinations = Son yerleşimler
means-last-combinations = Bir uzunluktaki bulunacak gemi sayısı kadar yerleşim kaldıysa, onlar o gemilerdir.
why-last-combinations = Kalan yerleşim sayısı, bulunacak { $length } karelik gemi sayısına eşit.
rule-in-every-combination = Her yerleşimde
means-in-every-combination = Bir uzunluktaki gemilerin bütün yerleşimlerinde bulunan kare gemidir.
why-in-every-combination = { $length } karelik geminin bütün yerleşimlerinde bu ortak.
rule-beside-every-combination = Her yerleşimin yanında
means-beside-every-combination = Bir uzunluktaki gemilerin bütün yerleşimlerinin yanında kalan kare sudur.
why-beside-every-combination = { $length } karelik geminin bütün yerleşimlerinin yanında kalıyor.
rule-over-certain-cell = Gemi karesinin yerleşimleri
means-over-certain-cell = Kesin bir gemi karesini kaplayan bütün yerleşimlerde ortak olan gemi, hepsinin yanında kalan sudur.
why-over-certain-cell = Kesin olan bir gemi karesini kaplayan bütün yerleşimlerde bu ortak.
rule-line-ways = Hattı doldurma yolları
means-line-ways = Gemilerin bir satırı ya da sütunu sayısınca doldurduğu bütün yollarda aynı olan kesindir.
why-line-ways = Bir satırı ya da sütunu sayısınca doldurmanın bütün yollarında bu ortak.
rule-longest-together = En uzun gemiler birlikte
means-longest-together = Bulunacak en uzun gemilerin bütün düzenlerinde aynı olan kesindir.
why-longest-together = En az { $length } karelik, bulunacak gemilerin bütün düzenlerinde bu ortak.
rule-refutation = Çürütme
means-refutation = Tersini varsay: kurallar çelişkiye götürür, öyleyse tersi doğru değildir.
why-refutation = { $cell } { $as ->
    [ship] gemi
   *[water] su
  } olsun: { $steps } çıkarım çelişkiye götürür{ $depth ->
    [1] .
   *[other] ; bazıları da birer çürütmedir.
  }
refutation-open = { $steps } çıkarımı göster
refutation-assumes = { $cell } { $as ->
    [ship] gemi
   *[water] su
  } olsun. O zaman:
refutation-label = Çürütme: { $cell } { $as ->
    [ship] gemi
   *[water] su
  }
refutation-end = Çelişki: “{ $rule }”
refutation-contradicts = Öyleyse varsayım yanlıştır.
contradicts-settled = { $count ->
    [0] Buna göre bir gemi tahtanın dışına taşardı.
   *[other] Buna göre { $cells } kesinleşenin tersi olurdu.
  }
clash-end-cell = { $cells } bir geminin ucu; gemi tahtanın dışına taşardı.
clash-middle-axis = { $cells }: bu orta parçanın yanında kesinleşenlerle gemi hiçbir yöne yatamaz.
clash-line-full = { $lines }: burada { $holds } gemi karesi var, ama daha fazlası kesinleşti: { $cells }.
clash-line-needs-all = { $lines }: burada { $holds } gemi karesi var, ama gemi olabilecek daha az kare kaldı.
clash-ship-found = Bir uzunlukta filodakinden fazla gemi bulundu: { $ships }.
clash-run-must-grow = Bulunacak hiçbir gemi { $cells } dizisine uymuyor{ $ships ->
    [none] .
   *[other] ; bulunan gemiler: { $ships }.
  }
clash-last-combinations = { $length } karelik { $left } gemi bulunacak, ama { $count ->
    [0] hiç yerleşim kalmadı.
   *[other] yalnızca { $count } yerleşim kaldı: { $ways }.
  }
clash-over-certain-cell = Bulunacak hiçbir gemi, gemi olduğu kesinleşmiş karenin üzerinde duramaz.
clash-line-ways = Bir satırı ya da sütunu sayısının istediği gibi doldurmanın yolu kalmadı.
clash-longest-together = Bulunacak { $length } ve daha uzun gemilerin hiçbir dizilişi kalmadı.
rule-counting = Sayma
means-counting = Uyan her filo denendi.
why-counting = Uyan her filoda böyle.

known-lines = Bulunacak gemi kareleri
pick-row = Satır
pick-column = Sütun
known-left-cells = bulunacak
known-candidates = aday
known-uncounted = sayılmadı
fleet-found = { $found } / { $count } bulundu
known-found = Bulunan gemiler
known-none-found = Henüz bütün bir gemi bulunmadı.
known-left = Bulunacak gemiler
known-all-found = Bütün gemiler bulundu.
known-ways = { $length } karelik { $left } gemi: { $ways } yerleşim kaldı

score-final = Son skor
score-expected = Şimdi bitirilirse ortalama
score-is-help = Şimdi bitirilirse ortalama skor olasılıklardan çıkar. Kendi oyununda buna bakmak, olasılıklara bakış sayılır.
score-show = Şimdi bitirilirse skoru göster
score-unknown = Uyan bir filo bulunamadı: ortalama skor yok.
score-known = bilinen
score-mean = ortalama
score-counted = sayılan
score-of-all = { $fleets ->
    [one] Sayıldı: yalnızca 1 filo uyuyor.
   *[other] Sayıldı: uyan { $fleets } filonun tümünün ortalaması.
  }
score-of-drawn = Tahmini: çekilen { $fleets } filonun ortalaması; toplam genellikle ±{ $error } içinde.

lit-legend-premise = buna dayanıyor
lit-legend-water = öyleyse su
lit-legend-ship = öyleyse gemi
lit-legend-way = burada gemi olabilir
