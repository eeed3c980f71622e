error-bad-cell = Bu bir kare değil. Bir harf ve bir sayı yaz, örneğin C7.
error-outside-board = { $cell } bu tahtada yok.
error-already-shot = Bu kareye zaten ateş edildi.
error-known-cell = Bu kare baştan beri görünüyor.
error-known-water = Bu karenin su olduğu biliniyor.
error-no-shots-left = Atış kalmadı.
error-no-guesses-left = Bayrak kalmadı.
error-no-flag-here = Burada bayrak yok.
error-already-flagged = Burada zaten bir bayrak var.
error-game-over = Oyun bitti.
error-no-game = Sürdürülecek oyun yok. Yeni bir deniz başlat.
error-not-your-turn = Sıra sende değil.
error-nothing-to-undo = Geri alınacak bir şey yok.
error-no-undo = Burada yaptığını geri alamazsın.
error-two-tabs = Bu oyun başka bir sekmede de açık; bu sekme onu artık ayrı bir oyun olarak kaydediyor.
error-nothing-to-redo = Yinelenecek bir şey yok.
error-no-such-step = Bu oyunda böyle bir adım yok.
error-unknown-rules = Bu kuralları tanımıyoruz.
error-unknown-agent = Bu ajanı tanımıyoruz.
error-bad-agent-parameter = “{ $parameter }” bu ajanın bir seçeneği olarak okunamadı. { $takes ->
    [none] Seçeneği yok.
   *[other] Seçenekleri: { $takes }.
  }
error-agent-not-for-rules = Bu ajan bu kurallarla ya da bu seçeneklerle oynayamaz.
error-bad-habits = Bu dosyada okunabilen öğrenilmiş veri yok{ $row ->
    [0] .
   *[other] : { $row }. kaydına bak.
  } Hiçbir şey değiştirilmedi.
error-learned-elsewhere = Bu ajanın öğrendikleri başka boyutta bir tahtaya ait.
error-planner-not-loaded = Planlayıcı yüklenemedi. Bağlantını denetleyip yeniden dene.
error-unknown-deployer = Bu dizilimi tanımıyoruz.
error-deployer-not-for-rules = Bu yerleştirme yöntemi başka bir oyun için.
error-bad-attribute = { $attribute } özniteliği “{ $value }” olamaz.
error-one-agent = Karşılaştırma için en az iki ajan gerekir.
error-two-starts = Hem bir kayıt hem bir pozisyon verildi; yalnızca biri gösterilebilir.
error-bad-seed = Deniz numarası, en çok 18.446.744.073.709.551.615 olan bir tam sayıdır.
error-bad-players = Oyuncular gerektiği gibi yazılmamış.
error-bad-record = Kayıt okunamıyor{ $instead ->
    [fresh] .
   *[none] ; hiçbir şey değiştirilmedi.
  }
error-unknown-record-version = Kayıt, bu sayfanın daha yeni bir sürümüyle yazılmış.
error-bad-position = Pozisyon okunamıyor.
error-chances-withheld = Yarış sürerken rakibin olasılıkları gösterilmez.
error-no-deductions = Burada kanıt yok: düz, hiç bitişmeyen gemiler ve hangi parçanın isabet aldığını gösteren atışlar gerekir.
error-unknown-deduction = “{ $name }” adlı bir çıkarım kuralı yok.
error-not-scored = Bu kurallarda skor yok.
error-not-counted = Burada sayılamayacak ya da çekilemeyecek kadar çok filo uyuyor: gösterilecek olasılık yok.
error-bad-book = Açılış kitabı okunamıyor.
error-stale = Daha yeni bir istek bunun yerine geçti. Hiçbir şey değişmedi.
error-bad-ruleset = Bu kurallarla oynanamaz.
error-bad-json = Bu geçerli bir JSON değil.
error-too-long = Metin çok uzun.
error-no-legal-deployment = Bu filo bu tahtaya sığmaz.
error-unknown-level = Böyle bir bulmaca düzeyi yok.
error-not-a-puzzle = Bu kurallar bir bulmacanın kuralları değil.
error-puzzle-not-made = Bu numaranın bulmacası önce oluşturulmalı.
error-puzzle-not-found = Bu düzeyde bulmaca bulunamadı. Başka bir numara dene.
error-deployment-not-found = Bu filoya yer bulunamadı. Daha büyük bir tahta ya da daha az gemi dene.
error-illegal-fleet = Bu filo kurallara uymuyor.
error-bad-config = Oyun böyle kurulamaz.
error-bad-number = Burada 0’dan başlayan bir tam sayı gerekir.
error-too-many-games = Bir seferde en çok { $max } oyun oynanabilir.
error-no-such-day = Böyle bir gün yok; onun için hazırlanmış bir şey de yok.
error-bad-link = Bağlantı okunamıyor.
error-other-step = Bağlantı, bu oyunda olmayan bir adımı istiyor. { $step ->
    [first] Bu, oyunun başı.
   *[last] Bu, oyunun son adımı.
  }
error-other-hunt = Bu bağlantı, bu sayfanın daha eski bir sürümüyle yapılmış. Ajan burada yeniden avlanır: atışları geldiğin oyundakilerden farklı olabilir.
error-unknown-link-version = Bağlantı, bu sayfanın daha yeni bir sürümüyle yapılmış.
error-no-such-call = Bu sayfa güncel değil. Yeniden yükle.
error-name-taken = “{ $name }” zaten kayıtlı bir filonun adı. Başka bir ad seç.
error-copy-refused = Metin kopyalanamadı: seçip elle kopyala.

fault-ship-missing = Eksik gemi: { $ship }.
fault-ship-extra = Bir tane fazla: { $ship }.
fault-unknown-ship = Bu filoda böyle bir gemi yok: { $ship }.
fault-outside-board = { $cell } karesinde tahtanın dışında: { $ship }.
fault-wrong-shape = Biçimi yanlış: { $ship }.
fault-wrong-heading = Bu yöne gidemez: { $ship }.
fault-overlap = { $cell } karesinde çakışıyor: { $ship } ve { $other }.
fault-touching = Bitişiyor: { $ship } ve { $other }.
fault-size = { $rows }×{ $cols } karelik bir tahta olamaz; ikisi de 1 ile 16 arasında tam sayı olmalı.
fault-fleet-empty = Filoda gemi yok.
fault-ship-shape = Biçimi yok, kareleri bağlı değil ya da hiç yok: { $ship }.
fault-ship-too-big = Tahtaya sığmıyor: { $ship }.
fault-ship-name = “{ $ship }” kullanılıyor ya da gemi adı olamaz.
fault-too-many-ships = Bir filoda en çok { $max } gemi olur.
fault-fleet-too-big = Filoda { $cells } kare var, tahtada yalnızca { $board }.
fault-known-too-many = Başta gösterilen kareler tahtadakilerden fazla.
fault-budgets = Bu kurallar atış ve bayrak sınırları ile en az iki eylem ister; bayraklar yalnızca tek kişilik oyunda sınırlıdır.
fault-id-form = “{ $id }” adı harf, rakam ve kısa çizgilerden oluşmalı, en çok 24.
fault-id-taken = “{ $id }” adı başka kurallara ait.
fault-not-supported = Burada henüz yapılamıyor: { $key }.
fault-unknown = Bu filoda bir şey kurallara uymuyor.
error-not-foretold = Önce yanıtla ya da Atla düğmesine bas.
error-predicting = Tahmin açıkken şaşırtıcı adımlar kapalıdır: yanıtı ele verirlerdi.
error-shot-taken-back = Atış geri alındı: { $cell } %{ $chance }, { $best } %{ $most }; fark { $points } puan. Yeniden seç; { $cell } karesini gerçekten istiyorsan bir kez daha ateş et.
error-package-not-loaded = Paketin parçaları yüklenemedi. Bağlantıyı denetleyip yeniden dene.
