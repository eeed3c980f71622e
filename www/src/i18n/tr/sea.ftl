### What the page of the seas says at first.

region-label = Deniz
title-race = Senin avın
title-play = Senin oyunun
title-watch = { $agent } avlanıyor
side-by-side = Yan yana

intro-race = Bu denizde { $ships ->
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
  } gemilik bir filo gizli. Ava çık: filoyu, aynı denizde avlanan ajandan daha az atışla batır. Olasılıklar yardım sayılır ve sonucun yanında yazar.
intro-play = Sen ve { $agent } sırayla birbirinizin filosuna ateş edersiniz. { $first ->
    [you] İlk atış senin.
   *[other] İlk atış: { $agent }.
  }
intro-moving = Her atıştan sonra bütün gemiler bir kare ilerler; işaret, bir şeyin şimdi nerede olduğunu değil, nerede olduğunu gösterir.
intro-solitaire = Gemileri { $shots } atış ve { $guesses } bayrakla bul. Sayılar, her satır ve sütundaki gemi karelerini sayar.
hint-fire = Bir kareye tıkla, ateş et
hint-tap = Bir kareye dokun, ateş et
hint-aim = Bir kareye dokun, nişan al; yine dokun, ateş et
hint-flag = Bir kareye tıkla, gemi bayrağı koy
hint-tap-flag = Bir kareye dokun, gemi bayrağı koy

enlarge-board = Büyüt: { $board }
shrink-board = Yeniden küçült: { $board }
show-beliefs = { $agent } ajanının düşündüğü
cell-prompt = Kare:

fleet-label = Filo
fleet-line = { $length } kare
fleet-left = { $left } / { $count } yüzüyor
fleet-sunk = { $sunk } / { $count } battı
fleet-all-sunk = battı

status-not-saved = Bu tarayıcı oyunları kaydetmiyor: sonra sürdürmek için bağlantıyı kopyala.

share = Paylaş
play-on = Buradan sürdür
resign = Pes et

tool = Araç
tool-fire = Ateş
tool-flag = Bayrak
tool-note = Su
tool-clear = Sil
fire-at = Ateş: { $cell }

about = Hakkında
statistics = İstatistikler
link-copy = Bağlantıyı kopyala

forget = Sil

engine-slow = Motorun yüklenmesi uzun sürüyor. Atışların kaydedildi.

first-title = Dört gemi hâlâ gizli. Sen nereye ateş ederdin?
first-lede = Amiral battı: bilgisayar { $shots } kez ateş etti. Buradan sen devam et, son gemiye kadar onunla yarış.
first-numbers = Her sayı, o karede gemi olma olasılığıdır (yüzde olarak); atışlara hâlâ uyan bütün filolar sayılarak bulunur.
first-ask = Sıradaki atış senin.
first-computer = { $percent } · bilgisayarın seçimi
first-or = Ya da başka bir kare seç ve ava buradan devam et.
first-new = Yeni bir filo avla
first-watch = Bilgisayar devam etsin
first-fleets = Bu atışlara hâlâ { $fleets } filo uyuyor
first-answer = { $answer ->
    [miss] Iska: olasılığı
   *[hit] İsabet: olasılığı
    } %{ $was } idi. Geriye { $fleets } filo kaldı; { $cell } artık %{ $chance }. Devam et: atış senin.
