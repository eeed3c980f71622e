lessons-title = Dersler
lessons-beside = (yeni sekmede açılır)
lessons-description = Değerlendirilecek pozisyonlarla dersler: birini çöz ya da kod yazmadan kendin hazırla.
lessons-skip = Derse geç
lessons-chapter = Bölüm { $at } / { $of }
lessons-region = Pozisyon ve yanıt
lessons-board = Pozisyon
lessons-loading = Pozisyon açılıyor…
lessons-judging = Yanıt denetleniyor…
lessons-ask-cell = Bir kare seç.
lessons-ask-chance = { $cell } karesinde gemi olma olasılığı yüzde kaç?
lessons-ask-certain = { $of ->
    [ship] Kesin gemi olan her kareyi işaretle.
    [water] Kesin su olan her kareyi işaretle.
   *[both] Kesin olan her kareyi işaretle: gemi ya da su.
  }
lessons-ask-predict = { $agent }: sıradaki atış nereye?
lessons-ask-predict-record = Sonraki atış hangi kareye yapıldı?
lessons-ask-shots = En çok { $shots } atışla tüm filoyu batır.
lessons-ask-points = En az { $points } puanla bitir.
lessons-ask-solve = Bulmacayı çöz.
lessons-answer = Yanıtla
lessons-answer-cell = Yanıtla: { $cell }
lessons-pick-first = Önce tahtada bir kare seç. Ona ikinci kez basmak da yanıttır.
lessons-chance-field = Yüzde olarak olasılık
lessons-unread = 0 ile 100 arasında bir sayı yaz, rakamla.
lessons-tools = Bir kareye basınca
lessons-tool-shoot = Atış
lessons-tool-ship = Gemi
lessons-tool-water = Su
lessons-marked = İşaretli: { $ship } gemi, { $water } su
lessons-contact-apart = Gemiler köşeden bile hiç bitişmez.
lessons-contact-free = Gemiler bitişebilir.
lessons-shots-so-far = Şimdiye dek { $shots } atış
lessons-undo = Geri al
lessons-give-up = Pes et
lessons-hint = { $left ->
    [one] Son ipucunu göster
   *[other] İpucu göster ({ $left } kaldı)
  }
lessons-hint-only = İpucunu göster
lessons-hints = İpuçları
lessons-hint-number = İpucu { $number }
lessons-right = Doğru.
lessons-near = Neredeyse doğru.
lessons-wrong = Doğru değil.
lessons-best = En iyi denemen sayılır: { $possible } puandan { $earned }.
lessons-again = Yeniden dene
lessons-tries-left = { $tries } deneme kaldı.
lessons-next = Sonraki bölüm
lessons-back = Önceki bölüm
lessons-chapters = Dersin bölümleri
lessons-chapter-open = yanıtsız
lessons-chapter-right = doğru
lessons-chapter-near = kısmen doğru
lessons-chapter-wrong = doğru değil
lessons-done = Ders bitti.
lessons-score = { $possible } puandan { $earned } (%{ $score }).
lessons-so-far = Şimdiye dek { $possible } puandan { $earned }
lessons-help-used = { $hints ->
    [0] İpucu kullanılmadı.
   *[other] { $hints } ipucu kullanıldı.
  }
lessons-start-again = Derse baştan başla
lessons-told-later = Motorun bu pozisyon için değerlendirmesi, aynı pozisyonu soran { $chapter }. bölümden sonra gösterilir.
lessons-told-cell = { $cell }: %{ $chance }. En olası kare: { $best }, %{ $most }.
lessons-told-best = { $cell }: %{ $chance }. Daha olası kare yok.
lessons-told-shots = Av, { $cell } atışından sonra, en olası kare olan { $best } atışından sonrakine göre ortalama { $more } atış daha sürer (± { $error }).
lessons-told-same = En olası kare: { $cell }.
lessons-told-chance = { $cell } karesinin olasılığı: %{ $chance }.
lessons-told-certain = Kesin olanlar: { $ship } gemi karesi, { $water } su karesi.
lessons-told-marks = İşaretler: { $right } doğru, { $wrong } yanlış, { $missing } eksik.
lessons-told-predict = { $agent } ajanının atışı: { $cell }.
lessons-told-record = Sonraki atış: { $cell }.
lessons-told-score-shots = { $shots } atış.
lessons-told-score-points = { $points } puan.
lessons-told-given-up = Pes ettin.
lessons-estimated = Olasılıklar tahmini.
error-no-lesson = Bu bir ders değil. Bir bağlantıysa kesilmiş olabilir: bağlantıyı yeniden ya da dosyayı iste.
error-lesson-link-broken = Bağlantı eksik ya da değiştirilmiş. Yeniden iste ya da dersi dosya olarak iste.
error-lesson-too-large = Ders çok büyük: en çok { $most } karakter okunur.
error-lesson-encoding = Dersteki bazı harfler okunamıyor. Dersi UTF-8 olarak kaydet.
error-lesson-is-package = Bu, öğrenme platformları için bir paket: onu platforma yükle. Ders, içindeki lesson.json dosyasıdır.
error-unknown-lesson-version = Dersin sürümü { $version }; bu sayfa onu tanımıyor.
error-unknown-lesson-kind = Bölüm { $chapter }, bu sayfanın tanımadığı bir şey soruyor.
error-lesson-kind-not-for-game = Bölüm { $chapter }, oyununda olmayan bir şey soruyor.
error-bad-lesson = { $chapter ->
    [0] Derste hata var: “{ $cause }”.
   *[other] Bölüm { $chapter } içinde hata var: “{ $cause }”.
  }
lessons-absent = { $chapter ->
    [0] Derste bir şey eksik: “{ $cause }”.
   *[other] Bölüm { $chapter } içinde bir şey eksik: “{ $cause }”.
  }
error-lesson-not-loaded = Ders yüklenemedi.
error-lesson-elsewhere = Ders yalnızca bu siteden yüklenir.
error-lesson-position = Bölüm { $chapter }: pozisyonu açılamıyor ({ $cause }).
lessons-position-because = Bölüm { $chapter }: pozisyonu açılamıyor. { $cause }
error-no-such-lesson = Burada böyle bir ders yok.
lessons-fault = Bu bölüm açılamıyor.
lessons-lede = Ders, her biri bir soru soran pozisyonlardan oluşur. Yanıtla ve motorun ne düşündüğünü hemen gör.
lessons-ours = Başlangıç için dersler
lessons-ours-counting = Elle saymak
lessons-ours-counting-line = Bir kareden geçme yollarından oradaki gemi olasılığına.
lessons-ours-likeliest = En olası kare en iyi değilse
lessons-ours-likeliest-line = Olasılıklar, kalan atışlar ve ajanların bunlardan çıkardığı.
lessons-ours-proof = Kanıt okumak
lessons-ours-proof-line = Sayılardan ve verilenlerden ne çıkar, hangi kuralla?
lessons-ours-english = Bu dersler İngilizce.
lessons-begin = Başla
lessons-open = Ders aç
lessons-file = Dosyadan ders
lessons-to-shelf = Tüm dersler
lessons-mine = Bu cihazda
lessons-mine-none = Henüz yok. Hazırladığın dersler burada, yalnızca bu tarayıcıda saklanır.
lessons-new = Ders hazırla
lessons-hand = Öğretmenler için
lessons-edit = Yazmayı sürdür
lessons-play = Çöz
lessons-forget = Sil
lessons-forget-sure = “{ $title }” bu cihazdan silinsin mi?
lessons-forget-yes = Evet, sil
lessons-chapters-count = { $chapters } bölüm
lessons-untitled = Yeni ders
lessons-edit-copy = Bir kopya üzerinde yaz
lessons-write-title = Dersin başlığı
lessons-write-prompt = Öğrencinin okuduğu
lessons-write-position = Pozisyon
lessons-write-step = Kaydın adımı
lessons-write-press-chance = Olasılığı sorulan kareye bas.
lessons-write-agent = Ajan
lessons-full = Bu cihazda { $most } ders var, daha fazlası saklanmaz. Önce birini sil.
lessons-preview = Dersi öğrencinin gördüğü gibi görüyorsun. Hiçbir şey saklanmaz.
lessons-deck = Kendi kararların, yeniden
lessons-deck-lede = Pahalıya mal olan kararların buraya alıştırma olarak döner: bir gün sonra, sonra gittikçe uzayan aralarla.
lessons-deck-none = Henüz yok. İncelemeden ya da bir Reversi oyununun çözümlemesinden sonra “En pahalıları yeniden dene” buraya en çok üç karar koyar.
lessons-deck-due = { $due ->
    [0] Bugün tekrar yok.
   *[other] { $due } alıştırmanın zamanı geldi.
  }
lessons-deck-all = Toplam { $all } alıştırma.
lessons-deck-practise = Alıştırma yap
lessons-deck-export = Alıştırmaları dosya olarak kaydet
lessons-deck-export-unread = Okunamayanı dosya olarak kaydet
lessons-deck-import = Dosyadan alıştırmalar
lessons-deck-empty = Tüm alıştırmaları sil
lessons-deck-empty-sure = Tüm alıştırmaların bu cihazdan silinsin mi?
