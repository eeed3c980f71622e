edit-title = Pozisyonu düzenle
edit-lead = { $telling ->
    [content] Her satır ve sütunda kaç gemi karesi olduğunu yaz; bir kare hakkında verileni seç, sonra kareyi seç.
    [hit-or-miss] Ne söylendiğini seç, sonra kareyi: ıska ya da isabet.
   *[other] Ne söylendiğini seç, sonra kareyi: ıska, isabet ya da battı.
  } Ya da bir pozisyon, gazeteden bir bulmaca, bir kayıt ya da bağlantı yapıştır; ya da bir örnek yükle. Hangi filoların uyduğunu hemen görürsün.
board-edit = Pozisyon

edit-counting = Sayılıyor…
edit-unique = Tek bir filo uyuyor.
edit-several = { $many } filo uyuyor{ $two ->
    [yes] ; ikisi gösteriliyor.
   *[no] .
  }
edit-several-estimated = Sayılamayacak kadar çok filo uyuyor; olasılıklar tahmini{ $two ->
    [yes] , iki filo gösteriliyor.
   *[no] .
  }
edit-several-uncounted = Birden çok filo uyuyor{ $two ->
    [yes] ; ikisi gösteriliyor.
   *[no] .
  }
edit-estimated-few = Sayılamayacak kadar çok filo uyuyor; olasılıklar tahmini. { $count ->
    [0] Gösterilecek filo bulunamadı.
   *[other] Gösterilecek yalnızca { $count } filo bulundu.
  }
edit-undecided = Bir filonun uyup uymadığına karar verilemedi: arama çok uzun sürdü.
edit-clash = Hiçbir filo uymuyor: { $count ->
    [one] bu doğru olamaz.
   *[other] bu { $count } bilgi çelişiyor.
  }
edit-clash-among = Hiçbir filo uymuyor: çelişki bu { $count } bilginin arasında.
edit-none-fits = Söylenenlere hiçbir filo uymuyor.
edit-no-room = Hiçbir filo uymuyor: filo bu tahtaya sığmıyor.
edit-missing = Doldurulacak { $count } satır ya da sütun sayısı kaldı.
edit-missing-how = Tahtanın yanındaki her alana, o satır ya da sütunda kaç gemi karesi olduğunu yaz.
edit-clash-label = Çelişenler
edit-clash-shot = Atış { $number }: { $cell } { $answer }
edit-clash-known = Verilen: { $cell } { $content }
edit-clash-row = Satır { $row }: { $count } gemi karesi
edit-clash-col = Sütun { $column }: { $count } gemi karesi
edit-examples = Gösterilen filo
edit-example-only = Filo
edit-example-first = Örnek A
edit-example-second = Örnek B
edit-example-none = Hiçbiri
edit-differs = Baklava işareti, A ile B arasında farklı olan { $count } kareyi gösterir.
edit-likeliest = En olası: { $cells }.
edit-likely = { $cell } %{ $percent }
edit-chances = Uyan bütün filolara göre olasılıklar
edit-cell-given = verildi
edit-cell-example = gösterilen filoda gemi
edit-cell-differs = A ile B arasında farklı
edit-cell-clash = çelişiyor

edit-tools = Ne söylendi
edit-tool-miss = ıska
edit-tool-hit = isabet
edit-tool-sunk = battı
edit-tool-unrevealed = söylenmedi
edit-tool-water = su
edit-tool-left = sol uç
edit-tool-right = sağ uç
edit-tool-top = üst uç
edit-tool-bottom = alt uç
edit-tool-middle = orta
edit-tool-sub = tek karelik gemi
edit-tool-flag = bayrak
edit-tool-clear = sil
edit-ship = Gemi
edit-ship-now = Gemi: { $ship }.
edit-told = { $cell } { $answer }.
edit-cleared = { $cell } silindi.
edit-count = gemi kareleri
edit-empty = Boşalt
edit-line = Yazarak söyle
edit-line-hint = Bir kare ve ne söylendiği: { $example }
edit-tell = Söyle
edit-play = Buradan oyna
edit-reasons = Gerekçelerle çöz
edit-watch = Buradan izle

edit-sample = Örnek
edit-sample-choose = Birini seç…
edit-sample-puzzle = Gazeteden bir bulmaca
edit-text = Metin olarak pozisyon
edit-text-hint = Buraya başka bir şey yapıştır: pozisyon, bulmaca satırı, kayıt ya da bağlantı. Reversi metinleri Reversi sayfasında açılır. Sayfanın herhangi bir yerine dosya da bırakılabilir.
edit-take = Devral
edit-file = Dosya aç
edit-open = Aç
edit-puzzles = Metinde { $count } bulmaca var: birini seç
error-no-position = Bu bir pozisyon, bulmaca satırı, kayıt ya da bağlantı değil; hiçbir şey değiştirilmedi.
error-bad-puzzle = Bulmaca satırı okunamıyor; bulmaca açılmadı.
error-contradiction = Söylenenlere hiçbir filo uymuyor; üzerinde oynanacak filo yok.
error-position-not-playable = Buradan oyun sürdürülemez: bu kurallarla bu duruma gelinemezdi.
error-too-much-text = Bu 256 KB’den fazla; hiçbir şey değiştirilmedi.
error-bad-line = Bir kare ve onun hakkında söyleneni yaz.
error-no-such-answer = Kareden sonra bu kurallarda söylenebilenlerden biri gelir: { $answers }.
error-which-ship = Hangi gemi? Adı en sona yazılır: { $ships }.
error-nothing-to-play = Üzerinde oynanacak, uyan bir filo yok.
edit-copy = Kopyala
