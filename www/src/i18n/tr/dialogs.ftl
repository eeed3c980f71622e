contact-free = Gemiler bitişebilir.
contact-apart = Gemiler köşeden bile hiç bitişmez.
announce-hit-or-miss = Bir atış isabet mi ıska mı olduğunu gösterir.
announce-sunk = Bir atış ıskayı, isabeti ya da hangi geminin battığını gösterir.
announce-names-ship = Bir isabet hangi geminin isabet aldığını gösterir.
announce-content = Bir isabet geminin hangi parçası olduğunu gösterir.
shoot-again = İsabet ettiren yine atar.
help-1 = Denizde bir filo gizli. { $shape ->
    [line] Her gemi bir kare dizisidir.
   *[any] Her gemi birbirine bağlı kareleri kaplar; biçimini filo listesi gösterir.
  }
help-2 = Ateş edeceğin kareyi seç. Yanıt su ya da gemidir.
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
help-lab-games = Klasik oyunda iki ajandan hangisinin 5 atış daha iyi olduğunu yaklaşık 40 oyun gösterir, 1 atış için 950, 0,2 için 24.000 oyun gerekir.
help-learn = Öğren: çözülmüş küçük tahtalar ve yerleşimlerin nasıl sayıldığı
help-teachers = Öğretmenler için: bağlantı, sayfa için HTML ya da dosya olarak bir ders
help-title = Nasıl oynanır
own-title = Özel kurallar
help-keys = Tuşlar
keys-on-board = Tek harfler, odak tahtadayken çalışır.
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
key-last = Son iletiyi yinele
key-likeliest = En olası üç kareyi söyle
key-behind = Karedeki olası filoları göster
key-agent-step = Ajanın bir adımı
key-surprise = Sonraki şaşırtıcı adım
key-surprise-back = Önceki şaşırtıcı adım
key-predict = izlerken her seçimi tahmin et
key-present = sun: tahta ve tek cümle
key-present-on = sunarken sıradakini aç
key-present-back = sunarken geri
key-tool = Atışın sonucunu seç (Çözücüde)
key-tell-miss = Söyle: ıska
key-tell-hit = Söyle: isabet
key-tell-sunk = Söyle: battı
key-next-ship = Pozisyon düzenlenirken “battı” için başka gemi
key-tell-clear = Atışın sonucunu sil
key-prove = Kanıt varsa kareyi kanıtla
key-next-proof = Kanıtlananın sonraki adımı
key-last-proof = Kanıtlananın önceki adımı
key-dismiss = İpucunu ya da kanıtı kapat
key-pick = Filo yerleştirilirken gemiyi al

own-name = Bu kuralların adı
own-rows = Satır
own-cols = Sütun
own-fleet = Gemilerin uzunlukları
own-remove = Çıkar
own-added = Eklendi: { $count } × { $ship }.
own-removed = Çıkarıldı: { $count } × { $ship }.
own-contact = Gemiler bitişebilir
own-shape = Bir gemi çiz
own-cell = satır { $row }, sütun { $col }
own-shape-turns = Dönüşleri
own-ship-count = Kaç tane
own-ship-name = Geminin adı
own-shape-add = Bu gemiyi ekle
own-play = Bu kurallarla oyna

notation-locale = dildeki gibi
notation-letter-rows = satır harfle: { $cell }
notation-row-column = satır, sütun: { $cell }
teaching = Öğretici oyun: pahalı atışlar geri alınır
teaching-from = { $points ->
    [0] kapalı
   *[other] { $points } puan ve üstü kayıpta
  }
one-tap = Tek dokunuşla ateş
volume = Ses düzeyi
vibration = Dokunarak yaptığın atışlarda titreşim
pace = Ajanın atışları arasındaki süre
pace-none = yok
pace-seconds = { $seconds } sn
about-lead = Spyglass, ajanların nasıl düşündüğünü gösterdiği bir amiral battı oyunudur. Her şey tarayıcında çalışır: hesap yok, sunucu yok, hiçbir şey gönderilmez.
about-sources = Dört çalışmaya dayanır
about-source-1 = A. Racanati ve A. P. Sansonetti, Battaglia navale in CLIPS: sayılı tek kişilik oyun ve uzman sistemi
about-source-2 = En iyi deniz savaşı oyunu üzerine Rusça bir yazı: her biçimden gemiler ve yerleşim matrisi
about-source-3 = E. Akyüz, Amiral Battı Yapay Zeka Modeli: beş model ve hareketli deniz
about-source-4 = Reversi üzerine Yunanca bir ders çalışması: minimax ve düzeyleri
about-licence = MIT ya da Apache 2.0 lisansıyla, hangisini seçersen, özgür yazılım.
about-licences = Bütün lisanslar
about-fonts = Yazı tipleri: Commissioner ve Literata, SIL Açık Yazı Tipi Lisansı ile.
copy-bug-report = Hata raporunu kopyala

figures-lead = İki uzman ajanın ortalama skorları. Yazarlar üç haritalarını hiç yayımlamadı; yerlerine bizimkiler geçti: her türden { $games } deniz. ±, %95 güven aralığının yarısıdır. Yazarların programındaki gibi ıska gösterilmez. Yazarlar, başta bilinen karelerin bütün karelerden mi yoksa gemi karelerinden mi çekildiğini söylemiyor; ikisini de ölçtük.
figures-map = Gemiler ve bilinen kareler
figures-known = { $known } bilinen
figures-published = makale
figures-ours = bizimki
figures-random = bütün kareler
figures-ship = gemi kareleri
figures-mean = { $mean } ± { $error }
figures-unmeasured = ölçülmedi
figures-how = Nasıl ölçüldü

set-up-start = { $mode ->
    [watch] İzle
    [play] Filonu yerleştir
   *[race] Bu avı başlat
    }
game-is-admiral = Gemiler birbirine değebilir.
game-is-admiral-apart = Aynı filo; hiçbir iki gemi değmez.
game-is-sea-battle = On gemi birbirine değmez; sırayla oynarken isabet bir atış daha kazandırır.
game-is-solitaire = Her satır ve sütundaki gemi karesi sayısı bellidir; atışlar ve bayraklar azdır.
game-is-moving = Her atıştan sonra her gemi bir kare kayar.
pick-mode = Oyun türü
pick-agent = Rakip
pick-deploy = Filonun yeri
pick-lays = Rakip filonun yeri
lays-why = “Atıcıların geç bulduğu yerde” filo, kenarlara ve köşelere tam bunu bilene bir şey kazandırmayacak kadar yaslanır. “Her yerde” ise kasıtsız konan filodur.
pick-seed = Deniz no
own-rules = Özel kurallar…
deploy-own = kendi filon…

## The agents, a sentence each

help-agents = Ajanlar ne yapar
agent-does-random = Henüz ateş etmediği herhangi bir kareye ateş eder.
agent-does-hunt = İsabet edene kadar rastgele, sonra isabetin çevresine ateş eder.
agent-does-parity = Hiçbir geminin aradan kaçamayacağı çapraz bir desene ateş eder; isabetten sonra çevresine.
agent-does-probability-map = Her geminin nerede olabileceğini tek tek sayar ve bu yerlerin en çok kesiştiği kareye ateş eder.
agent-does-directional = En çok geminin olabileceği yere, isabetten sonra en çok yer olan yöne ateş eder.
agent-does-p-matrix = Şekli ne olursa olsun her geminin nerede olabileceğini sayar ve bu yerlerin en çok kesiştiği kareye ateş eder.
agent-does-exact = Hâlâ uyan bütün filoları sayar ve çoğunda gemi olan kareye ateş eder.
agent-does-exact-lookahead = Bütün filoları sayar; az kaldığında her atışı hepsinde avın sonuna kadar dener.
agent-does-planner = Bütün filoları sayar ve kendi avlarından öğrendiğine göre avın en kısa süreceği kareye ateş eder.
agent-does-robust = Tam Sayım gibi bütün filoları sayar ve bulunması zor filolar bekler.
agent-does-expert-greedy = Kareleri mantık kurallarıyla belirler, sonra atışı bitene kadar en olası kareye ateş eder.
agent-does-expert-standard = Kareleri mantık kurallarıyla belirler, en olası kareye ateş eder ya da bayrak koyar; yeterince olası kare kalmayınca bitirir.
agent-does-random-repeat = Daha önce ateş ettiği kareler de dahil, herhangi bir kareye ateş eder.
agent-does-fixed-scan = Sabit bir yol boyunca ateş eder ve her isabetin çevresini arar.
agent-does-tracker = Böyle hareket etmiş olabilecek birçok filoyu izler ve çoğunun olduğu kareye ateş eder.

error-is-lesson = Bu bir ders ya da alıştırma dosyası: “Öğren” altındaki “Dersler” sayfasında açılır.
