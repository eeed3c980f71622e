### Derslerin sözcükleri: tahmin edilen seçimler, verilen yanıtlar, sunulan bir karar.

## Tahmin

predict = Tahmin et
foretell-on = Tahmin açık: sıradaki seçimden başlayarak önce sana sorulur.
foretell-off = Tahmin kapalı.
foretell-question = { $agent } { $flags ->
    [yes] hangi kareye ateş edecek ya da bayrak koyacak
   *[no] nereye ateş edecek
  }? Bir kare seç.
foretell-hidden = Bir kare seçince gösterilir.
foretell-knew = { $agent } ne biliyor: { $shots } atış, { $clues ->
    [yes] { $hits } gemi karesi
   *[no] batmamış gemide { $hits } isabet
  }{ $sunk ->
    [none] {""}
   *[other] , { $sunk }
  }, { $moving ->
    [yes] ateş edilmemiş { $open } kare; her atıştan sonra bütün gemiler kayar.
   *[no] bilinmeyen { $open } kare{ $clues ->
        [yes] , bütün satır ve sütunların sayıları.
       *[no] .
      }
  }
foretell-sunk = batan gemi { $sunk } / { $of }
foretell-map = Haritası: { $moving ->
    [yes] her kareye atışın yeni bir şey bulma
   *[no] her karede gemi olma
  } olasılığı, % olarak ({ $how }).
foretell-map-score = Haritası: { $agent } skorları. Skor olasılık değildir.
foretell-map-none = { $agent } harita çizmez.
foretell-chose = { $flags ->
    [yes] ajan { $cell } karesine bayrak koyuyor
   *[no] ajan { $cell } karesine ateş ediyor
  }
foretell-score = { $same ->
    [yes] Bildin! { $own } %{ $chance }, en olası { $likeliest } %{ $most }; { $chose }
   *[no] Sen { $own } %{ $chance }, en olası { $likeliest } %{ $most }; { $chose }
  }. { $by ->
    [agent] { $agent } olasılıklarına göre: { $how }.
   *[fleets] Uyan bütün filolara göre, çünkü { $agent } olasılık hesaplamaz: { $how }.
  }{ $tries ->
    [1] {""}
   *[other] {" "}Deneme { $tries }.
  }
foretell-unmeasured = { $same ->
    [yes] Bildin! { $own }; { $chose }
   *[no] Sen { $own }; { $chose }
  }. Burada karşılaştıracak olasılık yok.
foretell-short = Sen { $own } %{ $chance }, en olası { $likeliest } %{ $most }.
foretell-was-skipped = Atlandı: { $chose }.
foretell-kept = { $cell } yanıtı bu sayfaya iletildi, burada sayılmıyor.
foretell-last = Bir önceki adım:
foretell-skip = Atla
foretell-answer = Yanıtı göster
foretell-back = Yanıtımı geri al
foretell-taken = Yanıtın geri alındı.
foretell-tally = { $given } yanıt{ $skipped ->
    [0] {""}
   *[other] , { $skipped } atlandı
  }; aynı kare: { $same }; { $likeliest } puandan { $own } (%{ $share }).
foretell-choose = Seç

## Yanıtlar

answers-none = Tahmin et düğmesini aç ve seç: yanıtların burada durur.
answers-step = Adım
answers-own = Sen
answers-chance = Olasılık
answers-likeliest = En olası
answers-did = Ajan
answers-flag = bayrak
answers-skipped = atlandı
answers-try = deneme { $tries }
answers-basis = Puanlar yüzdedir: senin karenin olasılığı, atıştan hemen önceki en olası kareninkine göre.
answers-copy = Yanıtlarımı kopyala
answers-check = Verilen yanıtları denetle
answers-paste = Yanıtların metni
answers-honest = Kod dalgınlıkları ve değişiklikleri bulur. Nasıl yapıldığını bilene karşı kanıt değildir.
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
answers-handed = Verilen yanıtlar

## Sunum

present = Sun
present-leave = Çık
present-off = Sayfa geri geldi.
