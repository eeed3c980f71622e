learn-description = Çözülmüş küçük amiral battı tahtaları: en az atış, oyunun bütün ağacı ve en iyi oyunlarıyla iki oyuncu.

error-small-board-too-large = Bu, çözülemeyecek kadar büyük. En çok: tahtanın kareleri { $cells }, gemiler { $ships }, bir geminin kareleri { $length }.
error-too-many-layouts = Bu filonun { $max } üzerinde dizilimi var: daha küçük bir tahta ya da daha az gemi al.
error-small-not-for-rules = Yalnızca atışların isabet, ıska ve batışı gösterdiği oyunlar çözülebilir.
error-too-many-positions = Bunun için ayrılan bellekten çok pozisyon gerekiyor: daha küçük bir tahta al.
error-numbers-too-large = Kesin yanıtın sayıları burada çok büyüyor: daha küçük ya da daha simetrik bir tahta al.
error-no-such-branch = Bağlantı, verilemeyecek bir yanıta götürüyor.
error-not-solved-yet = Bu henüz çözülmedi.
error-unknown-policy = Böyle bir atış yöntemi yok.
error-stopped = Bitmeden durduruldu. Bu tahta hakkında henüz bir şey bilinmiyor.
learn-failed = Çözücü çalışmayı bıraktı ({ $code }). Baştan başlatmak için yine çöz.

learn-skip = Küçük tahtalara geç
learn-title = Öğren
learn-lede = Bu oyun hakkında kesin olarak bilinebilenler. Kendin dene.

learn-boards = Küçük tahtalar, çözülmüş
learn-boards-plate = En az atış, kesin olarak, ve her birinin nereye gittiği.
learn-boards-lede = Küçük bir tahtada bütün dizilimleri ve bütün atış yöntemlerini deneyebiliriz; böylece ortalama en az kaç atış gerektiğini ve her birinin nereye yapılacağını biliriz.
learn-wish-cols = Sütun
learn-wish-rows = Satır
learn-fleet = Gemiler, uzunluğa göre
learn-ship = Uzunluk, gemi { $number }
learn-no-ship = yok
learn-wish-contact = Gemiler
learn-contact-free = bitişebilir
learn-contact-apart = ayrık durur
learn-wish-announce = Bir atışın gösterdiği
learn-announce-sunk = isabet, ıska, batan gemi
learn-announce-names-ship = ayrıca hangi geminin isabet aldığı
learn-announce-hit-or-miss = yalnızca isabet ya da ıska
learn-solve = Çöz
learn-stop = Durdur
learn-limits = En çok 36 kare, dört gemi ve 2.000 dizilim. Tek gemi hiç sürmez; 3 ve 2 karelik gemilerle 4×4 yaklaşık bir saniye; aynı gemilerle 5×4 bir iki dakika.
learn-unread = Bağlantının bir bölümü anlaşılamadı ({ $parts }); orada varsayılanlar kullanılıyor.
learn-part-size = tahtanın boyutu
learn-part-fleet = gemiler
learn-part-contact = gemilerin bitişip bitişmediği
learn-part-announce = bir atışın gösterdiği
learn-part-policy = atış yöntemi
learn-part-path = ağaçtaki yer
learn-part-before = öncesindeki boş kareler
learn-part-behind = sonrasındaki boş kareler
learn-part-length = hattaki geminin uzunluğu
learn-changed = Tahtayı değiştirdin. Aşağıda son çözülen var.
learn-counting = Sayılıyor: { $positions } pozisyona bakıldı.
learn-policies = Her dizilim eşit olasıyken bütün filoyu batırana kadar atış
learn-policy = Atış yöntemi
learn-policy-optimal = En iyi oyun
learn-policy-greedy = En olası kare
learn-mean = Ortalama atış
learn-fraction = Atış / dizilim
learn-over = { $shots }/{ $layouts }
learn-same = { $layouts ->
    [one] Tek olası dizilimde
   *[other] { $layouts } dizilimin tümünde
  } hep en olası kareye ateş etmek fazladan atışa mal olmaz.
learn-differ = En olası kare her zaman en iyi değildir: bütün dizilimlerde toplam { $more } atış, oyun başına { $mean } atış fazlaya mal olur.

learn-tree = { $policy }, adım adım
learn-tree-board = Burada bilindiği kadarıyla tahta
learn-tree-caption = Her karede gemi olasılığı, uyan { $layouts } dizilimin yüzdesi olarak
learn-start = Henüz hiçbir şey bilinmiyor.
learn-came = { $cell }: { $answer }.
learn-next = { $layouts } dizilim uyuyor; ortalama kalan atış: { $shots }. Sıradaki atış: { $cell }.
learn-done = { $shots } atıştan sonra bütün filo isabet aldı.
learn-hit = isabet
learn-miss = ıska
learn-percent = yüzde { $percent }
learn-cell = { $cell }, { $state }
learn-cell-next = { $cell }, { $state }, sıradaki atış
learn-answers = { $cell } karesinin olası yanıtları; sürdürmek için birini seç
learn-answer = Yanıt
learn-share = Dizilim
learn-share-of = { $count } / { $of }, { $share }
learn-left = Kalan atış
learn-trail = Buraya gelen yol
learn-first = Başlangıç
learn-trail-step = { $cell } { $answer }

learn-mix = İki taraf da en iyisini oynarsa
learn-mix-lede = Yerleştiren her dizilimi eşit sıklıkta seçmek zorunda değildir. İki kişilik oyun olarak çözülür: yerleştiren çok atış gereksin diye dizilimleri, atıcı az gereksin diye atış yöntemlerini karıştırır. Bu, çözücüdekinden çok daha az dizilimle yapılabilir: döndürülmüş ya da aynalanmış olanlar bir sayılırsa yaklaşık 25 grup; ötesinde kesin yanıtın sayıları çok büyür.
learn-mix-solve = İki kişilik oyun olarak çöz
learn-mix-counting = Bulunan atış yöntemi: { $ways }.
learn-mixed = Ortalama atış: { $value } = { $mean }; bütün dizilimlerin eşit olası olduğu duruma göre { $gain } fazla. Atıcının karıştırdığı atış yöntemi: { $ways }. İki taraf da daha iyisini yapamaz.
learn-mix-caption = Yerleştirenin her kareye gemi koyma olasılığı, yüzde olarak
learn-groups = Yerleştirenin karışımı; döndürülmüş ve aynalanmış dizilimler eşit olasıdır
learn-group = Şunun gibi dizilimler
learn-group-count = Kaç tane
learn-group-chance = Her biri
learn-group-shots = Gereken atış
learn-fraction-of = { $fraction }, { $share }

learn-line = Bir hat üzerindeki yerleşimler
learn-line-plate = Bir geminin bir kareyi kaç türlü kapladığını say.
learn-line-lede = Bir gemi, tek bir hat üzerinde, sınanan kareyi kaplayacak biçimde kaç türlü durabilir? Rusça makale bunun için bir formül verir. Engelleri oynat: iki yandan hiçbirinde geminin kalanına yer yoksa formül fazla sayabilir.
learn-line-before = Öncesindeki boş kareler
learn-line-behind = Sonrasındaki boş kareler
learn-line-length = Geminin uzunluğu
learn-line-picture = Boş karelerden bir hat, sınanan kareden önce { $before }, sonra { $behind } kare; altında geminin yerleşimleri: { $ways }
learn-line-counts = Sınanan kareden geçen { $length } karelik gemi yerleşimleri; önündeki boş kareler { $before }, arkasındakiler { $behind }
learn-line-article = Yazıya göre: A + B + 1 < K ise 0, K ise 1, yoksa min(min(A, B) + 1, K)
learn-line-true = Doğrusu: max(0, min(A, K−1) + min(B, K−1) + 2 − K)
learn-line-seen = Tek tek sayıldı
learn-line-agree = Burada iki formül aynı sonucu verir.
learn-line-differ = Burada yazı { $more } fazla sayıyor: iki yan da geminin sınanan kare dışındaki uzunluğundan kısa.
learn-line-heard = Yerleşim { $ways }; yazıya göre { $article }.

likeliest-title = En olası kare neden her zaman en iyisi değil
likeliest-plate = Gerçek bir oyundan iki atış: her birinden sonra av binlerce kez sonuna kadar oynanır.

questions = Açık sorular, ölçüldü
questions-plate = Binlerce oyunun söyledikleri, hatalarıyla.
learn-lessons = Dersler
learn-lessons-plate = Pozisyonlar üzerine, hemen değerlendirilen sorular; kendininkini de hazırla.
learn-teachers = Öğretmenler için
learn-teachers-plate = Bağlantı, sayfa için HTML ya da dosya olarak bir ders; örnek sayfalar.
questions-lede = Deniz savaşı üzerine Rusça makale bazı soruları açık bırakır. Burada her birini, ajanların oyunlarının elverdiği kadar yanıtlıyoruz: filo batana kadar ortalama atış ± %95 güven aralığının yarısı.

course-read = Dersi oku
course-lead = Canlı tahtalar, sorular ve alıştırmalar içeren bir metin (İngilizce).
course-title = Rastgele atıştan filoları saymaya
course-skip = Metne geç
course-description = Gizli bir filoyu bulmak üzerine bir ders bölümü: rastgele atış, parite, haritalar, sayılmış olasılıklar; canlı tahtalar, sorular ve alıştırmalar.
course-outline = Gizli bir filo en az atışla nasıl bulunur? Rastlantıyla başlıyoruz, birer kare atlayarak arıyoruz, gemilerin nerede durabileceğinin haritalarını çiziyoruz ve sonunda var olan bütün filoları sayıyoruz. Metnin yanındaki tahtalar okuduğun yeri izler; bir paragrafın altındaki düğme o ana geri götürür. Bütün sayılar bu sitede hesaplandı ya da ölçüldü.
course-english = Metin İngilizcedir.
course-show = Tahtada göster
course-held = { $cell }: %{ $chance }. En olası karede %{ $most }.
course-tally = { $asked } sorudan { $answered } yanıt, { $right } doğru. Her soruda ilk yalnızca ilk yanıt sayılır.
