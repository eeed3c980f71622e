### Names ($agent, $ship, $cell …) are inserted as they are: no suffix stands directly on a variable.

brand = Spyglass
page-description = Nasıl düşündüğünü gösteren ajanlara karşı amiral battı oyna.
page-title-home = Amiral battı · Spyglass
page-title = { $rules }, deniz no: { $seed } · Amiral battı, Spyglass
page-title-puzzle = { $rules }, no: { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Bölümler
nav-play = Oyna
nav-watch = İzle
nav-puzzle = Bulmacalar
nav-edit = Çözücü
nav-lab = Lab
nav-learn = Öğren
nav-reversi = Reversi
nav-menu = Menü
nav-compare = Ajanları karşılaştır
nav-play-line = Gizli bir filoyu avla: bir ajana ya da arkadaşına karşı.
nav-watch-line = Bir ajanın avını ve düşüncelerini adım adım izle.
nav-puzzle-line = Atış yok: filoyu yalnızca akıl yürütmeyle bul.
nav-edit-line = Bir pozisyon gir: hangi filolar uyuyor?
nav-lab-line = Ajanların her biri bin oyun oynar.
nav-learn-line = Rastgele atıştan filoları saymaya.
nav-reversi-line = Oyna ve her hamlenin değerini gör.
nav-compare-line = İki ila dört ajan aynı denizde avlanır.
mode-race = Av
mode-play = İki oyuncu
mode-watch = Ajanı izle
mode-compare = Ajanları karşılaştır
mode-puzzle = Bulmacalar
mode-edit = Çözücü
skip-to-board = Tahtaya geç
bar-label = Düğmeler
more = Diğer
settings = Ayarlar
help = Yardım
sound-off = Ses kapalı
sound-on = Ses açık
language = Dil
language-system = cihazla aynı
error-no-words = Bu dil yüklenemedi ({ $language }); sayfa şimdiki dilinde kalıyor.
close = Kapat
cancel = Vazgeç
yes-retry = Yeniden dene
part-coming = Yükleniyor…
part-failed = Sayfanın bu bölümü yüklenemedi. Hiçbir şey kaybolmadı: bağlantını denetleyip yeniden dene.


pick-rules = Oyun
change-game = Oyunu değiştir
pick-agent-watch = Ajan
pick-more = Daha çok seçenek
sea-of-day = Günün denizi
puzzle-of-day = Günün bulmacası
sea-number = deniz no: { $seed }
rules-admiral = Klasik (5-4-3-3-2)
rules-admiral-apart = Klasik, gemiler ayrık
rules-sea-battle = Deniz savaşı (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Tek kişilik, sayılarla
rules-moving = Hareketli gemiler (5-4-3-3-2)
rules-puzzle = Bulmaca { $rows }×{ $cols }
rules-custom = Özel kurallar
agent-random = Rastgele
agent-hunt = Avcı
agent-parity = Çapraz
agent-probability-map = Harita
agent-directional = Yönlü
agent-p-matrix = Matris
agent-exact = Tam Sayım
agent-exact-lookahead = Öngörülü Tam Sayım
agent-planner = Plan
agent-robust = Dayanıklı
agent-expert-greedy = Açgözlü Uzman
agent-expert-standard = Standart Uzman
agent-random-repeat = Tekrarlı Rastgele
agent-fixed-scan = Sabit Tarama
agent-tracker = İz Sürücü
agent-with-options = { $agent } ({ $options })
you = Sen
friend = Bir arkadaş
other-person = Oyuncu
player = Oyuncu { $number }
deploy-turn = Çevir

clue-name = { $count } gemi karesinden { $found } tanesi bulundu
clue-over = fazla: { $count } yerine { $found }
mark-unknown = bilinmiyor
content-water = su
content-left = geminin sol ucu
content-right = geminin sağ ucu
content-middle = geminin ortası
content-top = geminin üst ucu
content-bottom = geminin alt ucu
content-sub = tek karelik gemi
content-ship = gemi

legend-title = İşaretler

ship-carrier = amiral gemisi
ship-battleship = savaş gemisi
ship-destroyer = muhrip
ship-attack-boat = hücumbot
ship-submarine = denizaltı
ship-cruiser = kruvazör
ship-n = { $length } karelik gemi

answer-miss = ıska
answer-hit = isabet
answer-hit-ship = isabet, { $ship }
answer-sunk = isabet, { $ship } battı
answer-content = { $content }
answer-unrevealed = sonuç gizli
answer-spent = yeni bir şey yok

review = İnceleme
new-sea = Yeni deniz

undo = Geri al
redo = Yinele
solve = Bitir
chances = Olasılık
hint = İpucu
prove = Kanıtla
counting = Sayılıyor…
first-step = İlk adım
back = Geri
forward = İleri
last-step = Son adım
timeline-value = adım { $step } / { $steps }

panel-label = Ayrıntılar
tab-reason = Gerekçe
tab-candidates = Adaylar
tab-moves = Hamleler
tab-fleet = Filo
tab-proofs = Kanıtlar
tab-knowledge = Şimdiye dek bilinen
tab-review = İnceleme
tab-answers = Yanıtlarım

figures-title = Yayımlanan sonuçlar ve bizimkiler

copied = Kopyalandı

share-title = Paylaş

engine-loading = Motor yükleniyor…

error-engine-trapped = Motor durdu, yeniden başlattık. Oyunun sürüyor.
error-engine-died = Motor durdu, yeniden başlattık. Oyunun sürüyor.
error-engine-timeout = Motor yanıt vermedi, yeniden başlattık.
error-engine-not-loaded = Motor yüklenemedi. Bağlantını denetleyip yeniden dene.
error-no-wasm = Bu tarayıcı, motorun gerektirdiği WebAssembly’ye izin vermiyor.
error-no-simd = Bu tarayıcı motor için çok eski: WebAssembly SIMD yok.
error-csp-refused = Bu site motora izin vermiyor: içerik ilkesinde, script-src içinde 'wasm-unsafe-eval' gerekli.
error-connect-refused = Bu site motora izin vermiyor: içerik ilkesinde, connect-src içinde bu betiğin adresi gerekli.
error-unknown = Bir şey ters gitti. Oyunun değişmedi.
