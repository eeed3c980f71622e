reversi-description = Nasıl düşündüğünü gösteren ajanlara karşı Reversi: minimax arama ağacı, değerlendirmesinin terimleri ve her hamlenin değeri.
reversi-title = Reversi
reversi-region = Tahta ve üzerinde yapılanlar
reversi-board = Reversi tahtası
reversi-tree-board = Ağaçtan bir pozisyon
reversi-edit-board = Kurulan pozisyon
reversi-black = Siyah
reversi-white = Beyaz
reversi-a-person = Bir insan
reversi-size = Tahta
rules-reversi = 8×8
rules-reversi-6 = 6×6
rules-reversi-4 = 4×4
reversi-new = Yeni oyun
reversi-play-on = Buradan devam et
reversi-rules = Siyah başlar. Taş, karşı tarafın bir ya da daha çok taşını düz bir çizgide araya aldığı yere konur; aradakiler çevrilir. Böyle bir hamlesi olmayan taraf pas geçer. İki taraf da oynayamayınca taşı çok olan kazanır.
reversi-seat = { $colour }
reversi-seat-you = { $colour } (sen)
reversi-seat-agent = { $colour } ({ $agent })
reversi-row-column = satır { $row }, sütun { $column }

agent-reversi-random = Rastgele
agent-minimax-novice = Acemi Minimax
agent-minimax-medium = Orta Minimax
agent-minimax-expert = Uzman Minimax
agent-beginner-1 = Acemi 1
agent-beginner-2 = Acemi 2
agent-beginner-3 = Acemi 3
agent-engine-1 = Motor 1
agent-engine-2 = Motor 2
agent-engine-3 = Motor 3
agent-engine-4 = Motor 4
agent-engine-5 = Motor 5
agent-engine-6 = Motor 6
agent-strongest = En güçlü
level-beginner-1 = çok kolay
level-beginner-2 = kolay
level-beginner-3 = oldukça kolay
level-engine-1 = orta
level-engine-2 = oldukça zor
level-engine-3 = zor
level-engine-4 = çok zor
level-engine-5 = uzman
level-engine-6 = usta
level-strongest = hamle başına yaklaşık 1 sn
reversi-varies = Sana karşı motor 8×8’de açılışı bir kitaptan rastgele seçer; 1–6. düzeyler sonraki hamleleri de en iyisinden en çok bir taş geride gördükleri arasından seçer. Böylece oyunlar değişir.
parameter-dice = Zar
option-dice-1 = hamleler değişir
parameter-book = Açılış kitabı
option-book-own = açılış kitabı
option-book-best = açılış kitabı, en iyi hamle
option-nodes-10000000 = hamle başına yaklaşık 5 sn
option-nodes-60000000 = hamle başına yaklaşık 30 sn
parameter-evaluation = Değerlendirme
value-evaluation-learned = öğrenilmiş
value-evaluation-plain = elle ağırlıklandırılmış
parameter-nodes = düğüm
parameter-variant = Çeşit
value-variant-as-described = anlatıldığı gibi bizce düzeltilmiş
value-variant-as-published = programda yayımlandığı gibi
value-variant-as-written = metinde yazıldığı gibi
parameter-frontier = Cephe
value-frontier-all = bütün taşlar
value-frontier-unstable = kalıcı taşlar dışında

reversi-moved = { $who }: { $square }, { $flips } taş çevrildi.
reversi-passed = { $who }: pas.
reversi-turn = Sıra: { $who }.
reversi-must-pass = { $who }: hamlesi yok, pas geçmeli.
reversi-turn-agent = Sıra: { $who }.
reversi-thinks = { $who }: düşünüyor…
reversi-drawn = Berabere: ikisi de { $discs }.
reversi-won = { $who } kazandı, { $more }–{ $fewer }{ $left ->
    [yes] {" "}(boş kareler kazanana)
   *[no] {""}
  }.
reversi-passes = { $passes ->
    [0] pas yok
   *[other] { $passes } kez pas
  }
reversi-holds-black = siyah
reversi-holds-white = beyaz
reversi-holds-empty = boş
reversi-last = son hamle
reversi-flipped = az önce çevrildi
reversi-legal = hamle { $number }, { $flips } taş çevirir
reversi-best = en iyi
reversi-pass = Pas
reversi-pass-step = pas
reversi-entry = Hamle:
reversi-entry-hint = Kare, satır ve sütun ya da numara
reversi-put = Koy
reversi-stop = Durdur
reversi-stopped = Durduruldu.
reversi-hint-said = { $agent } şunu oynardı: { $square }.

reversi-values = Değerler
reversi-values-off = Değerler kapalı.
reversi-valuer = Değerlendiren
reversi-values-legend = { $unit ->
    [points] Değerlendirme puanı
   *[discs] Taş
  }, hamleyi yapan için; ± bu tür değerlerin ortalama hatasını, @ kaç hamle derine bakıldığını, ✓ kesin olduğunu gösterir. En iyinin altı iki kez çizilidir.
reversi-values-book = @{ $depth }: açılış kitabından.
reversi-nodes = Bakılan düğüm: { $nodes }.
reversi-nodes-speed = Bakılan düğüm: { $nodes }, saniyede { $speed }.
reversi-looks = { $agent }: { $depth } hamle ileri bakar.
reversi-looks-exact = { $agent }: { $depth } hamle ileri, { $exact } boş kare kalınca sona kadar bakar.
reversi-at-depth = @{ $depth }
reversi-outcome-1 = kazanır
reversi-outcome-0 = berabere
reversi-outcome--1 = kaybeder
reversi-ended-1 = kazanç +{ $discs }
reversi-ended-0 = berabere
reversi-ended--1 = kayıp −{ $discs }
reversi-value-ended = { $value }, derinlik { $depth }
reversi-value-points = değeri { $value } puan, derinlik { $depth }
reversi-value-estimated = değeri { $value } taş, derinlik { $depth }
reversi-value-outcome = kesin: { $value }
reversi-value-exact = değeri tam { $value } taş
reversi-best-said = En iyi: { $square }, { $value }.

reversi-no-reason = Bir ajan seçim yapınca, seçimi ve gerekçesi burada durur.
reversi-candidates = Neler tartıldı: { $who }
reversi-move = Hamle
reversi-worth = Oynayan için değeri
reversi-weighed = { $agent } neleri tarttı
reversi-best-line = En iyi varyantı göster
reversi-best-line-is = En iyi varyant
reversi-best-line-hint = Varyantı bir hamleye kadar oynamak için o hamleye bas; şimdiye kadarki oyun ayrı bir varyant olarak kalır.
reversi-chosen = seçildi
reversi-its-tree = Arama ağacı
reason-must-pass = { $who }: pas, hamlesi yok.
reason-only-move = { $square }: tek hamle.
reason-elsewhere-move = { $square }: kayıttan alındı; başka yerde seçildiği için gerekçesi burada bilinmiyor.
reason-drawn-move = { $square }: { $moves } hamle arasından rastgele çekildi; gerekçe yok.
reason-minimax = { $square }: { $ended ->
    [yes] { $value }
   *[no] değeri { $value } puan
  }, derinlik { $depth }, { $variant ->
    [as-published] yayımlandığı gibi değerlendirmeyle
    [as-written] yazıldığı gibi değerlendirmeyle
   *[as-described] anlatıldığı gibi değerlendirmeyle
  }; bulduğu en iyi hamle{ $ties ->
    [one] {""}
   *[other] {" "}(eşit { $ties } hamleden çekildi)
  }.

reason-engine-estimated = { $square }: { $value } taş, derinlik { $depth } ile tahmini; { $level ->
    [0] bulunan
   *[other] { $level }. düzeyin bulduğu
  } en iyi hamle.
reason-engine-diced = { $square }: { $value } taş, derinlik { $depth } ile tahmini; zar her hamlenin değerine en çok { $dice } taş ekledi ve bu hamle öne çıktı.
reason-engine-book = { $square }: { $value } taş, açılış kitabından, en az { $depth } derinliğinde arandı; { $book ->
    [best] kitabın buradaki en iyi hamlesi
   *[other] { $moves ->
        [one] kitabın buradaki tek hamlesi
       *[other] buradaki { $moves } kitap hamlesi arasından rastgele seçildi, daha iyileri daha sık
    }
  }.
reason-engine-outcome = { $square }: { $outcome ->
    [1] kesin kazanır
    [0] kesin berabere kalır
   *[other] kesin kaybeder
  }; { $level ->
    [0] arama daha ileri gitmedi
   *[other] { $level }. düzey fazlasına bakmadı
  }.
reason-engine-exact = { $square }: sonda tam { $value } taş; kalanı { $level ->
    [0] sona kadar oynandı
   *[other] { $level }. düzey sona kadar oynadı
  }.

reversi-terms = Değerlendirmenin on bir terimi
reversi-terms-lede = Tahtadaki pozisyonda her tarafın puanı: sağa giden çubuk sahibinin iyiliğinedir.
reversi-term = Terim
reversi-term-centre = Merkez 2×2
reversi-term-wider-centre = Merkez 4×4
reversi-term-corners = Köşeler
reversi-term-stable-discs = Kalıcı taşlar
reversi-term-disc-count = Taş sayısı
reversi-term-frontier = Cephe
reversi-term-mobility = Hareketlilik
reversi-term-wedges = Kamalar
reversi-term-parity = Parite
reversi-term-positioning = Konumlanma
reversi-term-unbalanced-edges = Dengesiz kenarlar
reversi-stable-rule = Kalıcı taşları çalışmanın programının kuralı sayar ve bu kural yanılır: köşeden başlayarak bir taşın komşularının kalıcı olmasını değil, onun renginde olmasını ister.
reversi-stable-count = { $colour }: sayılan { $counted }, kesin kalıcı { $kept }{ $turned ->
    [none] .
   *[other] ; tek hamle çevirir: { $turned }.
  }
reversi-stable-turned = { $square } ({ $by } ile)
reversi-sum-as-described = Anlatıldığı gibi: Siyah eksi Beyaz
reversi-sum-as-published = Yayımlandığı gibi: Siyah ve Beyaz, paritesiz
reversi-sum-as-written = Yazıldığı gibi: metne göre Siyah eksi Beyaz

## Çalışmanın metni ve programı

reversi-differences = Çalışmanın metniyle programının ayrıldığı yerler
reversi-differences-lede = Ders çalışması değerlendirmesini sözle anlatır, tahtaları ise başka bir şey yapan bir programdan gelir. Ajanlarından biri seçilen her yerde üç çeşit vardır:
reversi-variant-as-described = Programın terimleri, bizim düzeltmemizle: metnin dediği gibi Beyazın puanları Siyahınkilerden çıkarılır. Aşağıdaki ayrılıklarda programa uyar.
reversi-variant-as-published = Program. Beyazın puanlarını eksi sayı olarak tutar, sonra çıkarır; böylece Beyaz için iyi olan Siyaha da yazılır, parite ise sıfırlanır.
reversi-variant-as-written = Metin. Beyazın puanları Siyahınkilerden çıkarılır, aşağıdaki terimler de metnin dediği gibidir.
reversi-worth-here = Bu pozisyonda: Siyah için { $value }.
reversi-both = Siyah { $black }, Beyaz { $white }
reversi-differences-caption = Ayrılan terimler ve bu pozisyondaki puanları
reversi-by-program = Program
reversi-by-text = Metin
reversi-program-corners = Her köşe onu tutana puan getirir.
reversi-text-corners = Köşeler yalnızca daha çok köşe tutan renge puan getirir.
reversi-program-stable-discs = Tutulan bir köşeden iki kenar boyunca süren dizi, bir de köşe yönünde iki komşusu ve öbür ikisinden biri kendi rengi olan iç taşlar.
reversi-text-stable-discs = Tutulan bir köşeden başlayarak, köşe yönündeki beş komşusu da kendi rengi olan taşlar; tahta dışı aranmaz (bizim okumamız: metin hangi beşi olduğunu söylemez).
reversi-program-disc-count = 58 taştan başlayarak çok taş 50 getirir; eşitlikte Siyaha yazılır.
reversi-text-disc-count = 58 taştan sonra çok taş 50 getirir, karşı tarafa 50 kaybettirir; eşitlikte kimseye yazılmaz.
reversi-program-frontier = Kalıcı taşlar da sayılır; küçük cephe 75 getirir.
reversi-text-frontier = Kalıcı taşlar sayılmaz; küçük cephe 75 getirir, karşı tarafa 75 kaybettirir.
reversi-program-mobility = Çok hamle 100 getirir.
reversi-text-mobility = Çok hamle 100 getirir, karşı tarafa 100 kaybettirir.
reversi-differences-open = Metin sayı vermez: sayılar programındır, sondan önce çok taşın değeri de öyle.

tab-tree = Ağaç
tab-graph = Oyunun seyri
tab-position = Pozisyon
reversi-depth = Hamle derinliği
reversi-alpha-beta = Alfa-beta
reversi-grow = Ağacı kur
reversi-tutorial = Öğretici: 4×4, üç hamle derin
reversi-growing = şimdiye dek { $nodes } düğüm…
reversi-tree-elsewhere = Bu ağaç başka bir pozisyon için. Tahtadaki için yenisini kur.
reversi-no-tree = Bu pozisyondan arama ağacını kur ve içinde aramanın sırasıyla adım adım gez.
reversi-tree-outdated = Bu ağaç başka ayarlarla kuruldu. Yeniden kur.
reversi-tree-ties = Eşit değerli hamlelerden birini ajan rastgele seçer. Alfa-beta aynı değeri bulur, ama aynı derecede iyi her hamleyi öğrenmez; başka birini seçebilir.
reversi-tree-sum = { $nodes } düğüme bakıldı{ $cut ->
    [0] {""}
   *[other] , { $cut } tanesi budandı
  }{ $plain ->
    [unknown] {""}
   *[other] ; düz arama { $plain } düğüme bakar, { $saved } fazla
  }. Aramanın seçtiği: { $step }; Siyah için { $value }.
reversi-tree-steps = Ağaçtaki adımlar
reversi-tree-root = Kök
reversi-tree-back = Önceki düğüm
reversi-tree-next = Sonraki düğüm
reversi-tree-decision = Sonraki karar
reversi-tree-line = En iyi varyantın sonu
reversi-tree-legend = ▲ en büyük değeri alır (Siyah), ▽ en küçüğünü (Beyaz), · aramayı bitirir, ✂ budandı. Değerler Siyah içindir. En iyinin altı iki kez çizilidir.
reversi-root = Kök
reversi-in-tree = Ağaçta, { $depth } hamle derinde: { $step } sonrası
reversi-children = { $step } sonrası: { $way ->
    [max] Siyah en büyüğü alır
   *[min] Beyaz en küçüğü alır
  }
reversi-folded = +{ $more }, en iyi { $best }
reversi-folded-cut = +{ $more } budandı
reversi-fold = Katla
reversi-not-looked = değer yok
reversi-cut-short = budandı
reversi-node-name = { $step }, { $value }{ $way ->
    [max] , sıra Siyah’ta, en büyük
    [min] , sıra Beyaz’da, en küçük
    [leaf] , aramanın sonu
   *[cut] .
  }{ $best ->
    [yes] , en iyi
   *[no] {""}
  } { $why }
reversi-cut = Bakılmadı. { $side }: { $step } ile zaten { $value }.
reversi-node-cut = { $step }, budandı.
reversi-node-weighed = { $step }: aramanın sonu, Siyah için tartılan değer { $value }.
reversi-node-ended = { $step }: oyunun sonu, Siyah için { $value }.
reversi-node-exact = { $step }: oynayan { $side }, { $children } hamlenin { $way ->
    [max] en büyüğünü
   *[min] en küçüğünü
  } alır: { $best }, Siyah için { $value }.
reversi-node-at-least = { $step }: oynayan { $side }; { $best } ile Siyah için en az { $value }; kalanı budandı.
reversi-node-at-most = { $step }: oynayan { $side }; { $best } ile Siyah için en çok { $value }; kalanı budandı.
reversi-node-open = { $step }: sona kadar aranmadı.

reversi-opening = Açılış: { $name }
reversi-no-moves = Henüz hamle yapılmadı.
reversi-lines = Bu oyunun varyantları
reversi-lines-link = Bağlantı ve yeniden yükleme yalnızca gösterilen varyantı saklar.
reversi-main-line = Ana varyant, { $steps } hamle
reversi-branch = Varyant { $line }: hamle { $from } ile başlar, { $steps } hamle
reversi-loss = { $loss }
reversi-analysing = Hamle { $step } / { $steps } değerlendiriliyor, sondan başa…
reversi-not-analysed = Çözümleme her pozisyonu sondan başa değerlendirir ve her hamlenin kaybını söyler.
reversi-analysed = Toplam kayıp: Siyah { $black }, Beyaz { $white }.
reversi-given-up = Kayıp

reversi-copy = Kopyala
reversi-copy-of = Kopyala: { $what }
reversi-text-record = Kayıt
reversi-text-link = Görünenin bağlantısı

reversi-notation-square = f5
reversi-notation-row-column = satır ve sütun, 0 ile başlar
reversi-numbers = Yasal hamleleri numarala
reversi-keys = Tuşlar
reversi-keys-where = Tuşlar, odak tahtada ya da altındaki düğmelerdeyken çalışır. Ok tuşları kareden kareye gider, Enter oraya oynar. 1–9 arası hamlelerin tuşu vardır; sonrakiler karelerinde oynanır ya da yazılır: /, numara, Enter.
reversi-key-number = Bu numaralı hamleyi oyna
reversi-key-status = Oyunun durumunu söyle
reversi-key-entry = Hamle yaz

error-not-judged = Hamle değerlendirilmedi: öğretici oyun yüklenmedi. Onsuz oynamak için yeniden seç.
error-empty-text = Okunacak bir şey yok.
error-bad-disc = { $at }. karakter, “{ $found }”, ne X, ne O, ne de -.
error-bad-board-size = Bir tahtada 64, 36 ya da 16 kare olur; burada { $squares } var.
error-no-discs = Tahtada taş yok: önce birkaç tane koy.
error-no-side = Sıradaki taraf eksik: tahtanın sonuna X ya da O yaz.
error-bad-move = { $at }. karakter, “{ $found }”, ne bir kare ne de pas.
error-illegal-move = { $number }. hamle, “{ $found }” ({ $at }. karakter), yapılamaz. { $why }
error-bad-ggf = Bu ne GGF ne de SGF: { $at }. karakterde beklenen: { $expected }.
error-bad-square = Bu, burada bir hamle değil: { $notation ->
    [row-column] satır ve sütunu 0 ile başlayarak yaz, örneğin 4,5;
   *[other] kareyi yaz, örneğin f5;
  } ya da yasal bir hamlenin numarasını.
error-occupied = { $square ->
    [none] Orada zaten bir taş var.
   *[other] { $square } karesinde zaten bir taş var.
  }
error-flips-nothing = { $square ->
    [none] Orada hiçbir taş çevrilmez.
   *[other] { $square } karesinde hiçbir taş çevrilmez.
  }
error-must-pass = Hamle yok: pas geç.
error-may-not-pass = Hamlesi olan pas geçemez.
error-two-discs = Bir karede iki taş var.
error-no-such-line = Bu oyunda böyle bir varyant yok.
error-too-many-lines = Bu oyunda daha fazla varyant için yer yok.
error-not-done = Ağaç artık yok. Yeniden kur.
error-no-such-node = Ağaçta böyle bir düğüm yok.
reversi-newer = Bu bağlantı yapıldığından beri motor değişti: o zamankinden başka hamleler oynayabilir.
error-bad-level = Motorun düzeyleri 1 ile 6 arasıdır.
error-bad-weights = Motorun öğrendikleri okunamıyor.
error-weights-not-loaded = Motorun öğrendikleri yüklenemedi. Bağlantını denetleyip yeniden dene.
error-in-tree = Tahta ağaçtan bir pozisyon gösteriyor. Oyundaki hamlelerin değerleri için köke ya da başka bir sekmeye git.
error-bad-depth = Bir ağaç bir ile dört hamle arasında derindir.

opening-diagonal = Çapraz
opening-x-square = X karesi
opening-snake = Yılan
opening-lysons = Lysons
opening-pyramid = Piramit
opening-heath = Heath
opening-mimura-2 = Mimura II
opening-heath-bat = Heath-Yarasa
opening-iwasaki = Iwasaki
opening-heath-chimney = Heath-Baca
opening-raccoon-dog = Rakun Köpeği
opening-rocket = Roket
opening-hamilton = Hamilton
opening-lollipop = Lolipop
opening-cow = İnek
opening-chimney = Baca
opening-bat = Yarasa
opening-bat-piau = Yarasa (Piau)
opening-melnikov = Melnikov
opening-bat-kling = Yarasa (Kling)
opening-bat-kling-alternative = Yarasa (Kling, öteki)
opening-rose-v-toth = Rose-v-Toth
opening-tanida = Tanida
opening-aircraft = Uçak
opening-sailboat = Yelkenli
opening-maruoka = Maruoka
opening-landau = Landau
opening-buffalo = Bufalo
opening-maruoka-buffalo = Maruoka Bufalo
opening-tanida-buffalo = Tanida Bufalo
opening-hokuriku-buffalo = Hokuriku Bufalo
opening-wing = Kanat
opening-semi-wing = Yarım Kanat
opening-parallel = Paralel
opening-perpendicular = Dik
opening-mimura = Mimura
opening-shaman = Şaman
opening-inoue = Inoue
opening-iago = Iago
opening-bhagat = Bhagat
opening-rose = Rose
opening-flat = Düz
opening-rotating-flat = Dönen Düz
opening-murakami = Murakami
opening-rotating-flat-kling = Dönen Düz (Kling)
opening-rose-birth = Rose-Birth
opening-brightstein = Brightstein
opening-rose-birdie = Rose-Birdie
opening-rose-tamenori-kling = Rose (Tamenori, Kling)
opening-greenberg = Greenberg
opening-ralle = Ralle
opening-horse = At
opening-no-cat = No-Cat
opening-swallow = Kırlangıç
opening-italian = İtalyan
opening-cat = Kedi
opening-sakaguchi = Sakaguchi
opening-berner = Berner
opening-ganglion = Ganglion
opening-tiger = Kaplan
opening-stephenson = Stephenson
opening-no-kung = No-Kung
opening-compoth = Compoth
opening-fat-draw = Şişman Berabere
opening-lightning-bolt = Yıldırım
opening-kung = Kung
opening-leaders-tiger = Liderin Kaplanı
opening-brightwell = Brightwell
opening-ishii = Ishii
opening-mainline-tiger = Ana Hat Kaplan
opening-rose-bill = Rose-Bill
opening-tamenori = Tamenori
opening-dead-draw = Ölü Berabere
opening-aubrey = Aubrey
opening-aubrey-feldborg = Aubrey, Feldborg

## Dersler

reversi-predict-question = { $who } hangi hamleyi seçecek? Bir kare seç.
reversi-predict-knew = Sıra: { $who }; taşlar { $black } – { $white }, { $moves } yasal hamle.
reversi-predict-chose = ajan { $square } hamlesini seçiyor
reversi-predict-skipped = Atlandı. { $chose }
reversi-predict-score = { $same ->
    [yes] Bildin! { $own }: { $value }.
    [no] Seçtiğin { $own } ({ $value }). En iyisi { $best } ({ $bestValue }); { $chose }.
   *[unknown] Seçtiğin { $own } ({ $value }). En iyisi { $best } ({ $bestValue }).
  } { $gives ->
    [nothing] Hamlen hiçbir şey kaybettirmiyor
    [result] Hamlen kazananı değiştiriyor
   *[some] Hamlen { $loss } { $unit ->
        [points] puan
       *[discs] taş
      } kaybettiriyor
  }; { $agent } değerlerine göre.{ $tries ->
    [1] {""}
   *[other] {" "}Deneme { $tries }.
  }
reversi-predict-unmeasured = Seçtiğin { $own }. { $same ->
    [yes] Bildin!
    [no] Ama { $chose }.
   *[unknown] {""}
  }
reversi-predict-map = { $count } hamle değerlendirildi; ajan için en iyileri: { $moves }.
reversi-predict-no-map = { $who } hamleleri için değer listesi tutmaz.
reversi-predict-tally = Yanıt: { $given }{ $skipped ->
    [0] {""}
   *[other] , atlanan: { $skipped }
  }; aynı hamle: { $same }; kayıpsız: { $best }.
reversi-answers-best = En iyi
reversi-answers-result = sonuç
reversi-answers-basis = Adı verilen ajanın değerlerine göre hamlenin en iyisine kıyasla kaybı. Puanlarla taşlar toplanmaz.
reversi-answers-gives = { $unit ->
    [points] puan: { $loss }
   *[discs] taş: { $loss }
  }
reversi-surprise-none = İleride şaşırtıcı adım yok.
reversi-seeking = Aranıyor: adım { $step }.
reversi-surprise = Şaşırtıcı: { $square } { $value }, en iyi { $best } { $bestValue }; { $gives ->
    [result] kazanan değişiyor
    [points] kayıp { $loss } puan
   *[discs] kayıp { $loss } taş
  } ({ $agent } değerleriyle).
error-no-such-choice = Burada böyle yasal bir hamle yok.
