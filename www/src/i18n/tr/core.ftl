### Names ($agent, $ship, $cell …) are inserted as they are: no suffix stands directly on a variable.

brand = Spyglass
page-description = Gizli bir filoyu avla ve aynı denizde avlanan bir ajanın nasıl düşündüğünü izle.
page-title = { $rules }, deniz no: { $seed } · Spyglass
page-title-puzzle = { $rules }, no: { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Bölümler
nav-play = Oyna
nav-watch = İzle
nav-puzzle = Bulmacalar
nav-edit = Düzenle
nav-lab = Lab
nav-learn = Öğren
nav-reversi = Reversi
nav-more = Diğer
mode-race = Av
mode-play = İki oyuncu
mode-watch = Ajanı izle
mode-compare = Ajanları karşılaştır
mode-puzzle = Bulmacalar
mode-edit = Pozisyonu düzenle
skip-to-board = Tahtaya geç
region-label = Deniz
bar-label = Düğmeler
settings = Ayarlar
help = Yardım
language = Dil
language-system = cihazdaki gibi
error-no-words = Bu dilin sözcükleri alınamadı ({ $language }); sayfa elindekilerle sürüyor.
close = Kapat
cancel = Vazgeç
yes-retry = Yeniden dene
part-coming = Yükleniyor…
part-failed = Sayfanın bu bölümü alınamadı. Hiçbir şey kaybolmadı: bağlantını denetleyip yeniden dene.

intro-race = Burada { $ships ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
   *[other] { $ships }
  } gemilik bir filo gizli. Onu avla. Bir ajan da aynı denizde avlanıyor: sonra karşılaştır.
intro-play = Sırayla ateş edilir: senin filona karşı { $agent } filosu. { $first ->
    [you] İlk atış senin.
   *[other] İlk atış: { $agent }.
  }
intro-watch = { $agent } ajanı gizli bir filoyu avlıyor. Düşüncelerini adım adım izle.
intro-moving = Her atıştan sonra bütün gemiler bir kare ilerler. İşaretler, orada daha önce ne olduğunu gösterir.
intro-solitaire = Gemilerin yerini bayrakla işaretle: { $shots } atış, { $guesses } bayrak. Sayılar, her satır ve sütunda kaç gemi karesi olduğunu söyler.
hint-fire = Bir kareye tıkla, ateş et
hint-tap = Bir kareye dokun, ateş et
hint-aim = Bir kareye dokun, nişan al; yine dokun, ateş et
hint-flag = Bir kareye tıkla, gemi bayrağı koy
hint-tap-flag = Bir kareye dokun, gemi bayrağı koy
hint-step = Ajanın düşüncelerinde adım adım geri git
hint-chances = Her kare ne kadar olası? Olasılık düğmesine bas
hint-seen = Anladım

pick-rules = Oyun
pick-mode = Nasıl oynanacak
change-game = Oyunu değiştir
pick-agent = Rakip
pick-agent-watch = Ajan
pick-deploy = Filonun yeri
pick-lays = Rakip filonun yeri
pick-seed = Deniz no
pick-more = Daha çok seçenek
open-sea = Başla
sea-of-day = Günün denizi
sea-number = deniz no: { $seed }
rules-admiral = Klasik (5-4-3-3-2)
rules-admiral-apart = Klasik, gemiler ayrık
rules-sea-battle = Deniz savaşı (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Tek kişilik, sayılarla
rules-moving = Hareketli gemiler (5-4-3-3-2)
rules-puzzle = Bulmaca { $rows }×{ $cols }
rules-custom = Özel kurallar
own-rules = Özel kurallar…
deploy-own = kendi filon…
agent-random = Rastgele
agent-hunt = Avcı
agent-parity = Çapraz
agent-probability-map = Harita
agent-directional = Yönlü
agent-p-matrix = Matris
agent-exact = Tam Sayım
agent-exact-lookahead = Öngörülü Tam Sayım
agent-robust = Dayanıklı
agent-expert-greedy = Açgözlü Uzman
agent-expert-standard = Standart Uzman
agent-random-repeat = Tekrarlı Rastgele
agent-fixed-scan = Sabit Tarama
agent-tracker = İz Sürücü
agent-strength = { $agent } { $mean }
agent-with-options = { $agent } ({ $options })
you = Sen
friend = Bir arkadaş
player = Oyuncu { $number }
deploy-turn = Çevir

help-title = Nasıl oynanır

board-hunt = Gizli deniz
board-theirs = Deniz: { $agent }
board-yours = Senin denizin
board-of-agent = Bu denizde: { $agent }
board-of-you = Bu denizde: sen
caption-shots = { $shots } atış
caption-left = { $left ->
    [0] gemi kalmadı
   *[other] { $left } gemi kaldı
  }
race-rival = { $agent }: { $shots } atış, { $sunk } battı
race-rival-untold = { $agent }: { $shots } atış
race-rival-done = bitirdi
row-name = satır { $row }
col-name = sütun { $column }
clue-name = { $count } gemi karesinden { $found } tanesi bulundu
clue-over = fazla: { $count } yerine { $found }
enlarge-board = Büyüt: { $board }
shrink-board = Yeniden küçült: { $board }
show-beliefs = { $agent } ajanının düşündüğü
mark-unknown = bilinmiyor
mark-miss = ıska
mark-hit = isabet
mark-sunk = battı
mark-water = su
mark-unrevealed = atış, sonucu söylenmedi
mark-spent = yeni bir şey yok
content-water = su
content-left = geminin sol ucu
content-right = geminin sağ ucu
content-middle = geminin ortası
content-top = geminin üst ucu
content-bottom = geminin alt ucu
content-sub = tek karelik gemi
content-ship = gemi
cell-known = başta gösterildi
cell-flag = gemi bayrağı kondu
cell-flag-right = bayrak doğru
cell-flag-wrong = bayrak yanlış
cell-note = notun: su
cell-last = son atış
cell-age = { $shots } atış önce
cell-damaged = isabet almış parça
cell-aim = nişan alındı
cell-premise = gerekçe { $number }
cell-conclusion = sıradaki seçim
cell-pending = yolda
cell-chance = yüzde { $percent }
cell-score = skor { $score }
cell-prompt = Kare:

legend-title = İşaretler
legend-marks-miss = ıska
legend-marks-water = bilinen su
legend-marks-hit = isabet
legend-marks-flag = bayrağın
legend-marks-flag-right = doğru
legend-marks-flag-wrong = yanlış
legend-marks-note = notun
legend-marks-known = başta gösterildi
legend-marks-last = son atış
legend-marks-clue-satisfied = satır ya da sütunun bütün gemi kareleri görünüyor
legend-marks-clue-over = satır ya da sütunda fazla var
legend-marks-unrevealed = atış, sonucu söylenmedi
legend-marks-spent = bir gemi, yeni isabet yok
legend-marks-old = en az 3 atış önce
legend-marks-past = en az 8 atış önce
legend-marks-damaged = isabet almış parça

ship-carrier = amiral gemisi
ship-battleship = savaş gemisi
ship-destroyer = muhrip
ship-attack-boat = hücumbot
ship-submarine = denizaltı
ship-cruiser = kruvazör
ship-n = { $length } karelik gemi
fleet-label = Filo
fleet-line = { $length } kare
fleet-left = { $left } / { $count } yüzüyor
fleet-sunk = { $sunk } / { $count } battı
fleet-all-sunk = battı

answer-miss = ıska
answer-hit = isabet
answer-hit-ship = isabet, { $ship }
answer-sunk = isabet, { $ship } battı
answer-content = { $content }
answer-unrevealed = söylenmedi
answer-spent = yeni bir şey yok
status-your-turn = Sıra sende.
status-agent-turn = { $agent }: düşünüyor…
status-shot = { $cell } { $answer }.
status-agent-shot = { $agent }: { $cell }, { $answer }.
status-flag = { $cell } gemi bayrağı aldı, { $left } bayrak kaldı.
status-resigned = Pes ettin.
status-marked = { $cell } gemi olarak işaretlendi.
status-agent-flag = { $agent }: { $cell }, bayrak.
status-note = { $cell } su olarak not edildi.
status-clear = { $cell } silindi.
status-solve = { $who ->
    [you] Oyunu bitirdin, skor sayılıyor.
   *[other] { $who }: bitirdi.
  }
status-step = Adım { $step } / { $steps }.
status-paused = Duraklatıldı: adım { $step } / { $steps }.
status-start = Adım 0: henüz ateş edilmedi.
status-left = { $shots } atış, { $guesses } bayrak kaldı.
status-aim = Nişan alındı: { $cell }. Yine dokun ya da Ateş düğmesine bas.
status-proving = Kanıtlanacak kareyi seç.
status-waits = Motor hazır olunca gönderilecek.
status-revealed = Filo gösteriliyor.
status-hidden = Filo gizli.
status-not-saved = Bu cihaz hiçbir şey saklamıyor: sonra sürdürmek için bağlantıyı kopyala.

end-race = Sen: { $you } atış. { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Sen daha az atışla bitirdin.
    [even] Berabere.
   *[other] Daha az atışla bitiren: { $agent }.
  }
end-won = { $agent } filosunun tamamını { $shots } atışta batırdın. Kazandın.
end-lost = { $agent } ajanı senin bütün filonu { $shots } atışta batırdı. Kazanan: { $agent }.
end-won-agents = { $agent }: { $shots } atışta kazandı.
end-resigned = { $shots } atıştan sonra pes ettin.
end-two = { $gave ->
    [yes] { $loser } pes etti. { $winner } kazandı.
   *[no] { $winner }, rakibin bütün filosunu { $shots } atışta batırdı ve kazandı. Kaybeden: { $loser }.
  }
end-solo = { $agent }: { $shots } atışta bitirdi.
end-looks = olasılıklara { $looks } bakış
end-hints = { $hints } ipucu
end-proofs = kanıtlara { $proofs } bakış
end-take-backs = { $takeBacks } geri alma
caption-budget = { $shots } atış ve { $guesses } bayrak kaldı
end-solved-race = Sen { $score } puanla bitirdin; { $agent }: { $theirs }. { $lead ->
    [you] Kazandın.
    [even] Berabere.
   *[other] Kazanan: { $agent }.
  }
end-friend = { $end ->
    [resigned] Bir arkadaş { $shots } atıştan sonra pes etti.
    [scored] Bir arkadaş { $score } puanla bitirdi.
   *[other] Bir arkadaş { $shots } atışta bitirdi.
  }
end-alone = { $shots } atışta bitirdin.
end-solved = Oyun { $score } puanla bitti.
review = İnceleme
new-sea = Yeni deniz
share = Paylaş
play-on = Buradan sürdür
resign = Pes et

tool = Araç
tool-fire = Ateş
tool-flag = Bayrak
tool-note = Su
tool-clear = Sil
sure = { $what }?
sure-said = { $what }? Yine bas.
fire-at = Ateş: { $cell }
undo = Geri al
redo = Yinele
solve = Bitir
chances = Olasılık
hint = İpucu
prove = Kanıtla
counting = Sayılıyor…
counting-halted = Sayım durduruldu.
count-on = Saymayı sürdür
first-step = İlk adım
back = Geri
forward = İleri
last-step = Son adım
reveal = Filoyu göster
timeline-value = adım { $step } / { $steps }

panel-label = Arkasında ne var
tab-reason = Gerekçe
tab-candidates = Adaylar
tab-moves = Hamleler
tab-fleet = Filo
tab-proofs = Kanıtlar
tab-knowledge = Bilgi
tab-review = İnceleme
tab-answers = Yanıtlarım

own-title = Özel kurallar

figures-title = Kaynağın ve bizim sayılarımız

about = Hakkında
statistics = İstatistikler
copied = Kopyalandı
link-copy = Bağlantıyı kopyala

continue-title = Sürdür
card-over = bitti
card-puzzle = { $rules }, no: { $seed }
continue = Sürdür
share-title = Paylaş
forget = Unut

engine-loading = Motor yükleniyor…
engine-restarted = Motor yeniden başlatıldı; hiçbir şey kaybolmadı.
engine-slow = Motorun gelmesi uzun sürüyor. Atışların saklanıyor.

error-engine-trapped = Motor durdu. Yeniden başlatıldı; oyunun sürüyor.
error-engine-died = Motor durdu. Yeniden başlatıldı; oyunun sürüyor.
error-engine-timeout = Motor yanıt vermiyor. Baştan başlatıldı.
error-engine-not-loaded = Motor alınamadı. Bağlantını denetleyip yeniden dene.
error-no-wasm = Bu tarayıcı, motorun gerektirdiği WebAssembly’ye izin vermiyor.
error-no-simd = Bu tarayıcı motor için çok eski: WebAssembly SIMD yok.
error-csp-refused = Bu site motora izin vermiyor: içerik ilkesinde, script-src içinde 'wasm-unsafe-eval' gerekli.
error-connect-refused = Bu site motora izin vermiyor: içerik ilkesinde, connect-src içinde bu betiğin adresi gerekli.
notice-instead = Onun yerine yeni bir oyun açıldı.
notice-cause = ({ $cause })
error-unknown = Bir şey ters gitti; hiçbir şey değiştirilmedi.
