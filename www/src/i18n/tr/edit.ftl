edit-title = Çözücü: kâğıttan, gazeteden ya da bağlantıdan her pozisyon
board-edit = Pozisyon

edit-counting = Sayılıyor…
edit-unique = Tek bir filo uyuyor
edit-several = { $many ->
    [2] İki filo uyuyor
   *[other] { $many } filo uyuyor
  }
edit-several-estimated = Sayılamayacak kadar çok filo uyuyor
edit-several-uncounted = Birden çok filo uyuyor
edit-undecided = Karar verilemedi
edit-clash = Hiçbir filo uymuyor: { $count ->
    [one] bu doğru olamaz
   *[other] bunlar çelişiyor
  }
edit-clash-among = Hiçbir filo uymuyor: çelişki bunların arasında
edit-none-fits = Atışların sonuçlarına hiçbir filo uymuyor
edit-no-room = Hiçbir filo uymuyor: gemiler bu tahtaya sığmıyor
edit-missing = Doldurulacak { $count } satır ya da sütun sayısı kaldı
# What is said after these.
edit-more-shown = İki örnekten biri gösteriliyor.
edit-more-estimated = Olasılıklar tahmini.
edit-more-few = { $count ->
    [0] Gösterilecek filo bulunamadı.
   *[other] Gösterilecek yalnızca { $count } filo bulundu.
  }
edit-more-undecided = Uyan bir filo aramak çok uzun sürdü.
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
edit-cell-given = verildi
edit-cell-example = gösterilen filoda gemi
edit-cell-differs = A ile B arasında farklı
edit-cell-clash = çelişiyor

edit-tools = Atışın sonucu
edit-tool-miss = ıska
edit-tool-hit = isabet
edit-tool-sunk = battı
edit-tool-unrevealed = gizli
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
edit-observed = { $cell } { $answer }.
edit-cleared = { $cell } silindi.
edit-count = gemi kareleri
edit-then = sonra kare
edit-empty = Boşalt
edit-known = Bilinenler
edit-token = { $cell } { $answer }, kaldır
edit-line = Bildiğini ekle ya da yapıştır: { $example } · bulmaca satırı · kayıt · bağlantı
edit-play = Buradan sen oyna
edit-watch = Buradan izle: { $agent }
edit-show-example = Uyan bir filo göster
edit-tell = Ekle
edit-reasons = Adım adım çöz

edit-sample = Örnek
edit-sample-choose = Birini seç…
edit-sample-puzzle = Gazeteden bir bulmaca
edit-try = Ya da dene:
edit-try-two = iki filo uyuyor
edit-try-none = hiçbir filo uymuyor
edit-try-puzzle = gazeteden bir bulmaca
edit-drop = Dosya da bırakabilirsin.
edit-text = Metin olarak pozisyon
edit-copy = Metin olarak kopyala
edit-print = Yazdır
edit-file = Dosyadan pozisyon
edit-open-game = Oyun aç…
edit-open = Aç
edit-puzzles = Metinde { $count } bulmaca var: birini seç
error-no-position = Bu bir atış sonucu, pozisyon, bulmaca satırı, kayıt ya da bağlantı değil; hiçbir şey değiştirilmedi.
error-bad-puzzle = Bulmaca satırı okunamıyor; bulmaca açılmadı.
error-contradiction = Atışların sonuçlarına hiçbir filo uymuyor; oynanacak bir şey yok.
error-position-not-playable = Buradan oyun sürdürülemez: bu kurallarla bu duruma gelinemezdi.
error-too-much-text = Bu 256 KB’den fazla; hiçbir şey değiştirilmedi.
error-bad-line = Bir kare ve atışın sonucunu yaz.
error-no-such-answer = Kareden sonra bu kurallarda olabilecek bir sonuç yaz: { $answers }.
error-which-ship = Hangi gemi? Adını en sona yaz: { $ships }.
error-nothing-to-play = Üzerinde oynanacak, uyan bir filo yok.
