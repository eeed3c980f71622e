### Yazılan bir ders: bütün derslerin sözlerinin yanında bu sayfanınkiler.

lessons-write = Ders hazırlama
lessons-write-order = Sırayı değiştirmek için bölümü sürükle, okları kullan ya da adının üzerinde Alt ve bir ok tuşuna bas.
lessons-write-add = Bölüm ekle
lessons-write-copy = Çoğalt
lessons-write-remove = Bu bölümü çıkar
lessons-write-preview = Öğrenci gözüyle önizle
lessons-write-hand = Dersi dağıt
lessons-write-none = Henüz bölüm yok. Bir tane ekle ya da pozisyon gördüğün yerde “Derse ekle” düğmesine bas.
lessons-write-untitled = başlıksız
lessons-write-chapter = { $number }. { $name }
lessons-write-up = Bölüm { $number }: yukarı taşı
lessons-write-down = Bölüm { $number }: aşağı taşı
lessons-write-heading = Alt başlık
lessons-write-position-how = Bir bağlantı, kayıt, bulmaca satırı, Çözücü’den bir pozisyon ya da Reversi tahtası yapıştır. Sitenin başka yerlerinde, Paylaş altındaki “Derse ekle” pozisyonu buraya getirir.
lessons-write-take = Bu pozisyonu kullan
lessons-write-unread = Bunlardan hiçbiri değil. Pozisyonu gösteren sayfanın adres çubuğundan bağlantıyı kopyala.
lessons-write-press-cell = Tahtaya basarak doğru kareleri seçersin. Seçmezsen motor karar verir.
lessons-write-ask = Sorulan
lessons-write-kind = Tür
lessons-kind-cell = Kare seçmek
lessons-kind-chance = Olasılık söylemek
lessons-kind-certain = Kesin olanı işaretlemek
lessons-kind-predict = Ajanı tahmin etmek
lessons-kind-score = Sonuca ulaşmak
lessons-kind-solve = Bulmacayı çözmek
lessons-write-by = Ölçüt
lessons-by-chance = olasılık
lessons-by-shots = kalan atış
lessons-by-either = olasılık ya da kalan atış, hangisi daha iyiyse
lessons-by-discs = taş
lessons-by-error = taş; ortalama hatasını aşmayan kayıp sayılmaz
lessons-write-within = { $by ->
    [shots] Yine de doğru sayılan fazladan atış
    [discs] Yine de doğru sayılan eksik taş
   *[chance] En olası karenin altında, yine de doğru sayılan yüzde puanı
  }
lessons-write-near = { $by ->
    [shots] Kısmen doğru sayılan fazladan atış
    [discs] Kısmen doğru sayılan eksik taş
   *[chance] En olası karenin altında, kısmen doğru sayılan yüzde puanı
  }
lessons-write-cells = Doğru: { $cells }
lessons-write-chance-cell = Sorulan: { $cell }
lessons-write-off = Yine de doğru sayılan sapma, yüzde puanı
lessons-write-off-near = Kısmen doğru sayılan sapma, yüzde puanı
lessons-write-of = İşaretlenecek
lessons-of-both = gemi ve su
lessons-of-ship = gemi
lessons-of-water = su
lessons-write-agent-none = Bir ajan seç
lessons-write-agent-record = Kayıttaki oyuncu
lessons-write-measure = Birim
lessons-measure-shots = atış
lessons-measure-points = puan
lessons-write-shots = En çok şu kadar atış
lessons-write-least = En az şu kadar puan
lessons-write-lead = Taş farkı, en az
lessons-write-solve = Öğrenci, tüm sayılar tutana dek gemi ve su işaretler.
lessons-write-feedback = Yanıt için söylenen
lessons-write-right = Doğruysa
lessons-write-near-said = Kısmen doğruysa
lessons-write-wrong = Doğru değilse
lessons-write-cell = Yanıt { $cell } ise
lessons-write-cell-remove = { $cell } için cümleyi kaldır
lessons-write-which = Tek bir kare için
lessons-write-cell-add = Cümle ekle
lessons-write-cell-shut = Burada seçilebilecek bir kare değil.
lessons-write-tries = Deneme hakkı
lessons-write-points = Puan
lessons-forked = Bu ders başka bir sekmede değişti. Burada yazdıkların ayrı bir ders olarak saklanır.
lessons-add-sure = Bu pozisyon “{ $title }” dersinin { $chapter }. bölümü olabilir. Henüz saklanmadı.
lessons-add-yes = Bu bölümü sakla
lessons-added = “{ $title }” dersine bölüm { $chapter } olarak eklendi.
lessons-not-kept = Bu tarayıcı hiçbir şey saklamıyor. Dersi dosya olarak kaydet.
lessons-preview-back-write = Yazmaya dön
