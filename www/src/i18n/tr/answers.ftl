### Her oyunda teslim edilen yanıtların sözleri.

answers-none = Tahmin et düğmesini aç ve seç: yanıtların burada durur.
answers-step = Adım
answers-own = Sen
answers-did = Ajan
answers-skipped = atlandı
answers-try = deneme { $tries }
answers-copy = Yanıtlarımı kopyala
answers-check = Teslim edilen yanıtları denetle
answers-paste = Yanıtların metni
answers-honest = Kod dalgınlıkları ve değişiklikleri yakalar, ama yöntemi bilen onu taklit edebilir.
answers-check-button = Denetle
answers-checked = { $holds ->
    [yes] { $code } kodu uyuyor: kopyalandıktan sonra hiçbir şey değişmedi.
   *[no] { $code } kodu uymuyor: kopyalandıktan sonra bir şey değişti.
  }
answers-unread = { $fault ->
    [no-answers] Bunlar bu sayfadan kopyalanmış yanıtlar değil.
    [cut-answers] Bu yanıtların sonu eksik: kodun durduğu satır.
    [unknown-answers-version] Bu yanıtlar sayfanın daha yeni bir sürümünden kopyalanmış.
    [answers-of-seas] Bunlar bir denizle ilgili yanıtlar. Onları deniz sayfası, İzle bölümünde denetler.
    [answers-of-reversi] Bunlar Reversi ile ilgili yanıtlar. Onları Reversi sayfası denetler.
   *[other] Bu yanıtlar okunamıyor: bir satır değişmiş ya da araya bir şey girmiş.
  }
answers-several = { $count } yanıt metni, kodu uyan: { $held }.
answers-one-of = Yanıtlar { $number } / { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Üstünde: “{ $above }”.{" "}
  }{ $below ->
    [none] {""}
   *[other] Altında: “{ $below }”.
  }
answers-handed = Teslim edilen yanıtlar
