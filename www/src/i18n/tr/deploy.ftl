board-deploy = Filon
cell-ship = gemin: { $ship }
cell-can-go = gemi buraya gelebilir

deploy-title = Filonu yerleştir
deploy-for = { $game }.
deploy-against = { $game }, rakip: { $agent }.
deploy-start = Başla
deploy-shuffle = Karıştır
deploy-clear = Temizle
deploy-lead = Taşımak için sürükle, çevirmek için dokun.
deploy-by-keys = Tahtada bir rakam gemiyi alır, oklar taşır, R çevirir, Enter bırakır.
deploy-no-such-ship = { $number } numaralı gemi yok: bu filoda { $count } gemi var.
deploy-fleet-kept = Filo kaydedildi: { $name }.
deploy-text = Yazarak yerleştir
deploy-text-hint = Eldeki gemi için, yoksa yerleştirilmemiş ilk gemi için: { $example }
deploy-put = Oraya koy
deploy-unplaced = henüz yerleştirilmedi
deploy-way-right = sağa
deploy-way-down = aşağı
deploy-way-left = sola
deploy-way-up = yukarı
deploy-picked = Alındı: { $ship }. Oklar taşır, R çevirir, Enter bırakır.
deploy-picked-touch = Elde: { $ship }. Bırakmak için tahtaya dokun, çevirmek için Çevir düğmesine bas.
deploy-placed = Yerleştirildi: { $ship }, { $cell }.
deploy-no-turn = Bu gemi { $cell } çevresinde dönemez: { $ship }.
deploy-unknown = Bu yapılamaz.
deploy-no-such-place = Burası tahtada yok. Bir kare ve bir yön yaz, örneğin B3 sağa.
deploy-all-placed = Bütün gemiler yerleştirildi: yerini değiştirmek istediğini al.
deploy-missing = Yerleştirilecek { $count } gemi kaldı.
deploy-legal = Filon hazır. Başla düğmesine bas.
deploy-legal-first = Filon hazır. Cihazı ver.
deploy-keep = Bu filoyu kaydet
deploy-name = Filonun adı
deploy-kept = Kaydedilen filolar

deploy-challenge = Bir arkadaşa meydan oku
challenge-link = Arkadaşın için bağlantı
challenge-made = Arkadaşın için bağlantı düğmelerin altında.
challenge-how = Bağlantıyı gönder: arkadaşın bu filoyu avlar ve sana sonucu taşıyan bir bağlantı yollar. Filo bağlantıda gizlenir; ilk bakışta okunmaz, ama isteyen okuyabilir.

deploy-two = Burada iki kişi
deploy-hand = Cihazı oyuncu 2’ye ver
deploy-title-first = Oyuncu 1, filonu yerleştir
deploy-title-second = Oyuncu 2, filonu yerleştir
cover-label = Ekran gizlendi
cover-turn = Sıra: oyuncu { $number }.
cover-lay = Şimdi filosunu yerleştirecek: oyuncu { $number }.
cover-how = Cihazı ver. Öbür oyuncu alana kadar hiçbir şey gösterilmez.
cover-done = Ben oyuncu { $number }

learns-label = Öğrenme
learns = Ajanlar gemilerimi nereye koyduğumu öğrensin
learns-how = Her oyundan sonra { $agent } ajanı senin gemilerinin nerede durduğunu yalnızca bu cihazda aklında tutar ve sonraki oyunda önce oraya bakar.
learns-from = Filolar kimin
learns-from-hint = Bir cihazda birkaç oyuncu için: her ad ayrı öğrenilir.
learns-you = Sen
learns-games = { $games ->
    [0] Henüz bir şey öğrenilmedi.
   *[other] { $games } oyundan öğrenildi.
  }
learns-look = Öğrenilene bak
