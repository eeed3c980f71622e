### What pages of a game say beside the game: settings, sharing, embedding.

key-space = Boşluk
key-play = Ajanı oynat ya da duraklat

theme = Renkler
theme-system = cihazla aynı
theme-light = açık
theme-dark = koyu
motion = Hareket
motion-system = cihazla aynı
motion-reduced = yok
notation = Kareler nasıl yazılsın

share-link = Bağlantı
share-game-link = Bu oyunun bağlantısı, atış atış
share-start = Bu denizin başından bağlantı
share-text = Tek satır metin olarak
share-file = Dosya olarak kaydet
shared-send = Paylaş…
shared-link = Bağlantıyı kopyala
shared-sea-link = Bu denizin bağlantısını kopyala
share-svg = SVG olarak kaydet
share-png = PNG olarak kaydet
share-forum = Forum için metni kopyala
share-lesson = Derse ekle
share-scorm = SCORM paketi olarak kaydet
share-paper = Yazdır
share-saved = { $name } olarak kaydedildi
error-bad-picture = Bu resim bir oyun içermiyor ya da bozuk.
error-large-file = Bu dosya herhangi bir oyundan daha büyük.
error-no-picture = Resim çizilemedi.
share-edit = Çözücüde aç
open-title = Oyun aç
share-open = Bir kayıt aç
share-open-button = Aç
share-open-file = Dosya aç
share-copy = Kopyala
share-sealed = Filo bağlantıda gizlenir; ilk bakışta okunmaz, ama isteyen okuyabilir.
embed-title = Kendi sayfana göm
embed-form = Biçim
embed-form-frame = Çerçeve
embed-form-element = Öğe
embed-overlay = Tahtada olasılıklar
embed-reason = Gerekçe
embed-playable = Okur oynayabilir
embed-predict = Okur her hamleyi tahmin eder
embed-height = Piksel olarak yükseklik
embed-origin = Sayfanın kökeni
embed-origin-hint = İsteğe bağlı. O sayfa çerçevede verilen yanıtları öğrenir ve çerçeveyi yönetebilir.
embed-origin-bad = Bu, bir sayfanın adresi değil.
embed-text = Kopyalanacak metin
embed-preview = Önizleme
embed-picture = { $file } resmini kaydet

## The choice of a game

agent-strengths = Az olan daha güçlüdür: klasik oyunda ortalama atış sayısı, 10.000 oyunda (bütün filoları sayan ajanlarda daha azında). Sayısı yoksa böyle ölçülmedi. Başka oyunlarda ortalamalar farklıdır.
