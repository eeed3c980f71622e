### Alıştırma olarak geri dönen kararlar, Reversi bölümleri, öğretici oyunu ve sonradan yüklenen sekmeleri.

lessons-deck-brought = { $added ->
    [0] Yeni alıştırma yoktu.
   *[other] { $added } alıştırma eklendi.
  }
lessons-deck-brought-full = { $added } alıştırma eklendi. { $left } alıştırmaya yer kalmadı: en çok { $most } alıştırma saklanır.
lessons-deck-full = { $left } alıştırma saklanmadı: en çok { $most } alıştırma saklanır.
lessons-deck-offered = İlk yanıtınla bu alıştırmalar seninkilere eklenir.
lessons-deck-not-kept = Bu tarayıcı alıştırmaları saklamadı.
lessons-deck-title = Yeniden
lessons-deck-prompt = Burada bir kez en olası karenin çok uzağına ateş etmiştin. Şimdi nereye ateş ederdin?
lessons-deck-prompt-move = Burada bir kez taş kaybettiren bir hamle yapmıştın. Şimdi ne oynardın? En iyiden ayırt edilemeyen bir hamle de doğru sayılır.
lessons-ask-move = { $side ->
    [black] Siyah
   *[white] Beyaz
  } için bir hamle seç.
lessons-ask-predict-move = { $agent }: hangi hamleyi seçer?
lessons-ask-predict-record-move = Sonraki hamle hangisiydi?
lessons-ask-lead = { $lead ->
    [0] Buradan oyna ({ $agent }) ve kaybetme.
   *[other] Buradan oyna ({ $agent }) ve en az { $lead } taş farkla kazan.
  }
lessons-told-predict-move = { $agent } ajanının seçimi: { $cell }.
lessons-told-record-move = Sonraki hamle: { $cell }.
lessons-told-value = Taş olarak: { $cell } { $value } eder; en iyi hamle { $best } { $most } eder.
lessons-told-score-lead = Sonda taş farkın: { $lead }.
lessons-told-margin = { $error ->
    [0] Bu değerler kesin.
   *[other] En iyinin en çok { $error } taş altında kalan bir hamle de doğru sayılır: bu değerlerin ortalama hatası bu kadar.
  }
lessons-told-within = En iyinin en çok { $error } taş altında kalan bir hamle de doğru sayılır.
lessons-told-line = En iyi varyant: { $line }.
error-no-deck = Bu bir alıştırma dosyası değil.
error-unknown-deck-version = Alıştırmaların sürümü { $version }; bu sayfa onu tanımıyor.
error-no-exercise = Burada alıştırma yapılacak bir şey yok: oyundan hiçbir karar bulunamadı.
error-bad-deck = { $cause ->
    [absent] Alıştırma listesi eksik.
    [too-many] Çok fazla alıştırma var. En çok { $most } tanesi okunur.
   *[other] { $row } numaralı alıştırmada “{ $cause }” hatalı.
  }
error-deck-too-large = Alıştırma dosyası çok büyük. En çok 4 MB okunur.
error-deck-unread = Bu cihazdaki alıştırmaların hepsi okunamıyor; okunamayanlar olduğu gibi saklanıyor. { $cause }
error-bad-judge = Bağlantı, hamleleri değerlendirebilecek birini göstermiyor: bunu yalnız motor yapar.

## Reversi

reversi-again = En pahalıları yeniden dene
reversi-teaching = Öğretici oyun: pahalı hamleler geri alınır
reversi-teaching-from = { $discs ->
    [0] kapalı
   *[other] { $discs } taş ve üstü kayıpta
  }
reversi-teaching-hint = Bir ajana karşı hamlen oynanmadan önce değerlendirilir. Değerlerin ortalama hatasını aşmayan kayıplar sayılmaz.
reversi-taught = öğretici oyunun geri aldığı hamle: { $taught }
error-move-taken-back = { $gives ->
    [result] Hamle geri alındı: { $square } kazananı değiştiriyor, { $better } değiştirmiyor.
   *[discs] Hamle geri alındı: taş olarak { $square } { $value }, { $better } { $most }; fark { $discs } taş.
  } Yeniden seç; { $square } karesini gerçekten istiyorsan bir kez daha oyna.

## Reversi’nin grafiği ve konumu

reversi-analyse = Oyunu çözümle
reversi-worst = En kötü hamleye git
reversi-graph-discs = Hamle hamle Siyah’ın taşları eksi Beyaz’ınkiler.
reversi-graph-values = Hamle hamle Siyah için değerler ({ $agent }); alttaki çubuklar hamlenin kaybıdır. Kesin kazanılan ya da kaybedilen kenarda durur.
reversi-for-black = { $value }, Siyah önde
reversi-for-white = { $value }, Beyaz önde
reversi-course = Hamle hamle değerler ve kayıplar
reversi-before-move = Öncesinde Siyah için değer
reversi-try-again = Buradan yeniden dene
reversi-course-note = @ bir değerin kaç hamle derine aranarak bulunduğunu, ✓ kesin olduğunu gösterir. Hamlenin kaybı, en iyisi eksi hamlenin kendisidir; ikisi de önceki pozisyonun aynı analizindendir. İki değer arasındaki farka eşit olmayabilir: onlar başka derinlikteki aramalardan gelebilir.
reversi-edit = Pozisyon kur
reversi-edit-lede = Bir taş seç, sonra konacağı kareleri seç.
reversi-tools = Ne konacak
reversi-to-move = Sıra
reversi-rotate = Döndür
reversi-flip = Aynala
reversi-clear = Temizle
reversi-play-from = Buradan oyna
reversi-back = Oyuna dön
reversi-paste = Oyun ya da pozisyon yapıştır
reversi-paste-hint = Her zamanki biçimiyle hamleler (f5d6c3…), GGF ya da SGF, bir tahta (X, O, - ve sıradaki taraf) ya da bir Spyglass kaydı.
reversi-open = Aç
reversi-open-first = { $moves ->
    [one] İlk hamleyi aç
   *[other] İlk { $moves } hamleyi aç
  }
reversi-practise = Bir açılış çalış
reversi-practise-begin = Bu açılışı oyna
reversi-text-moves = Hamleler olarak oyun
reversi-text-board = Metin olarak tahta
