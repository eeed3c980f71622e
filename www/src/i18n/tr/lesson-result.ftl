### The end of a lesson: it is finished, and its result handed in by hand.

lessons-finish = Dersi bitir
lessons-finish-hint = Bundan sonra yanıtlarını değiştiremezsin.
lessons-result = Sonucun
lessons-result-hint = Kopyala ya da kaydet ve öğretmenine ver. Buradan hiçbir şey gönderilmez.
lessons-result-name = Adın (isteğe bağlı, saklanmaz)
lessons-result-text = Metin olarak sonuç
lessons-result-copy = Sonucu kopyala
lessons-result-save = Sonucu kaydet
lessons-result-copied = Kopyalandı.
lessons-result-refused = Tarayıcı kopyalamaya izin vermedi. Metni seçip kopyala.
lessons-result-saved = Metin dosyası olarak kaydedildi.

## In the text that is handed in

lessons-result-chance = %{ $chance }
lessons-result-solved = çözüldü
lessons-result-given-up = pes edildi
lessons-result-points = { $possible } puandan { $earned }
lessons-result-tries = { $tries } deneme
lessons-result-hints = { $hints ->
    [0] ipucu yok
   *[other] { $hints } ipucu
  }
