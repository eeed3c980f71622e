contact-free = Gemiler bitişebilir.
contact-apart = Gemiler köşeden bile hiç bitişmez.
announce-hit-or-miss = Atıştan sonra sana söylenir: isabet ya da ıska.
announce-sunk = Atıştan sonra sana söylenir: ıska, isabet ya da hangi geminin battığı.
announce-names-ship = İsabetten sonra hangi gemi olduğu sana söylenir.
announce-content = Atıştan sonra geminin hangi parçası olduğu sana söylenir.
shoot-again = İsabet ettiren yine atar.
help-1 = Denizde bir filo gizli. { $shape ->
    [line] Her gemi bir kare dizisidir.
   *[any] Her gemi birbirine bağlı kareleri kaplar; biçimini filo listesi gösterir.
  }
help-2 = Bir kare seç: su mu gemi mi olduğu sana söylenir.
help-3 = Bir geminin son karesi isabet alınca gemi batar.
help-4 = { $rival ->
    [race] Az atış daha iyidir. Bir ajan da aynı denizde avlanır.
    [play] Sen ve ajan sırayla oynarsınız. Ötekinin bütün filosunu ilk batıran kazanır.
    [watch] Az atış daha iyidir.
   *[none] Az atış daha iyidir.
  }
help-5 = Dilediğin an geri git: hiçbir şey kaybolmaz.
help-puzzle-1 = Bir filo gizli. Satır ya da sütunun yanındaki sayı, orada kaç gemi karesi olduğunu söyler.
help-puzzle-2 = Gemiler düz kare dizileridir ve köşeden bile hiç bitişmez.
help-puzzle-3 = Her kareyi su ya da gemi olarak işaretle: tıkladıkça boş, su, gemi sırasıyla değişir. Verilenler değişmez.
help-puzzle-4 = Her bulmacanın tek çözümü vardır ve yalnızca akıl yürüterek bulunur; düzeyi ne kadar gerektiğini söyler.
help-puzzle-5 = Bütün gemi kareleri, yalnızca onlar, işaretlenince bulmaca çözülmüştür.
help-lab = Lab: ajanlar binlerce oyun oynar; yayımlanmış sayılar da burada
help-learn = Öğren: çözülmüş küçük tahtalar ve yerleşimlerin nasıl sayıldığı
help-keys = Tuşlar
keys-on-board = Tek harfler, odak tahtadayken çalışır.
key-space = Boşluk
key-name-Ctrl = Ctrl
key-name-Shift = Shift
key-name-Enter = Enter
key-name-Escape = Esc
key-name-Home = Home
key-name-End = End
key-name-Delete = Del
key-move = Tahtada gezin
key-leap = O yönde sonraki bilinmeyen kare
key-fill-row = Bulmacada: satırın kalanını suyla doldur
key-fill-col = Bulmacada: sütunun kalanını suyla doldur
key-check = Bulmacada: işaretleri denetle
key-cycle = Bulmacada: su, gemi, boş
key-clear = Bulmacada: işareti geri al
key-enter = Aracı kullan: ateş et ya da gemiyi al ve bırak
key-flag = Gemi bayrağı koy ya da geri al
key-note = Su notu koy ya da geri al
key-entry = Bir kare yaz
key-status = Oyunun durumunu söyle
key-last = Son söyleneni yinele
key-likeliest = En olası üç kareyi söyle
key-play = Ajanı oynat ya da duraklat
key-agent-step = Ajanın bir adımı
key-surprise = Sonraki şaşırtıcı adım
key-surprise-back = Önceki şaşırtıcı adım
key-tool = Pozisyon düzenlenirken ne söylendiğini seç
key-tell-miss = Söyle: ıska
key-tell-hit = Söyle: isabet
key-tell-sunk = Söyle: battı
key-next-ship = Pozisyon düzenlenirken “battı” için başka gemi
key-tell-clear = Söyleneni geri al
key-prove = Çıkarım kuralları olan oyunlarda kareyi kanıtla
key-next-proof = Kanıtlananın sonraki adımı
key-last-proof = Kanıtlananın önceki adımı
key-dismiss = İpucunu ya da kanıtı kapat
key-pick = Filo yerleştirilirken gemiyi al

own-name = Bu kuralların adı
own-rows = Satır
own-cols = Sütun
own-fleet = Gemilerin uzunlukları
own-remove = Çıkar
own-contact = Gemiler bitişebilir
own-shape = Bir gemi çiz
own-cell = satır { $row }, sütun { $col }
own-shape-turns = Dönüşleri
own-ship-count = Kaç tane
own-ship-name = Geminin adı
own-shape-add = Bu gemiyi ekle
own-play = Bu kurallarla oyna

theme = Renkler
theme-system = cihazdaki gibi
theme-light = açık
theme-dark = koyu
motion = Hareket
motion-system = cihazdaki gibi
motion-reduced = yok
notation = Kareler nasıl yazılsın
notation-locale = dildeki gibi
notation-letter-rows = satır harfle: { $cell }
notation-row-column = satır, sütun: { $cell }
one-tap = Tek dokunuşla ateş
pace = Ajanın atışları arasındaki süre
pace-none = yok
pace-seconds = { $seconds } sn
about-lead = Spyglass gizli bir filonun avını oynatır ve ajanlarının nasıl düşündüğünü gösterir. Tümüyle bu tarayıcıda çalışır: hesap yok, sunucu yok, hiçbir şey gönderilmez.
about-sources = Dört çalışmadan yola çıkıldı
about-source-1 = A. Racanati ve A. P. Sansonetti, Battaglia navale in CLIPS: sayılı tek kişilik oyun ve uzman sistemi
about-source-2 = En iyi deniz savaşı oyunu üzerine Rusça bir yazı: her biçimden gemiler ve yerleşim matrisi
about-source-3 = E. Akyüz, Amiral Battı Yapay Zeka Modeli: beş model ve hareketli deniz
about-source-4 = Reversi üzerine Yunanca bir ders çalışması: minimax ve düzeyleri
about-licence = MIT ya da Apache 2.0 lisansıyla, hangisini seçersen, özgür yazılım.
about-fonts = Yazı tipleri: Commissioner ve Literata, SIL Açık Yazı Tipi Lisansı ile.
copy-bug-report = Hata raporunu kopyala

share-link = Bağlantı
share-text = Tek satır metin olarak
share-file = Dosya olarak kaydet
share-edit = Bu pozisyonu düzenle
share-open = Bir kayıt aç
share-open-button = Aç
share-open-file = Dosya aç
share-copy = Kopyala
share-sealed = Filo mühürlü gider: açıkça görünmez, ama kararlı bir okurdan da saklanmaz.

figures-lead = İki uzman ajanın ortalama skorları. Kaynak üç haritasını hiç yayımlamadı; yerlerine bizimkiler geçti: her türden { $games } deniz, ortalamanın standart hatasıyla, kaynağın kendi programındaki gibi ıska söylenmeden. Kaynak, başta bilinen karelerin bütün karelerden mi yoksa gemi karelerinden mi çekildiğini söylemiyor: ikisi de ölçüldü.
figures-map = Gemiler ve bilinen kareler
figures-known = { $known } bilinen
figures-published = kaynak
figures-ours = bizimki
figures-random = bütün kareler
figures-ship = gemi kareleri
figures-mean = { $mean } ± { $error }
figures-unmeasured = ölçülmedi
figures-how = Nasıl ölçüldü
