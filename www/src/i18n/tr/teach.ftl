### Derslerin sözcükleri: tahmin edilen seçimler, verilen yanıtlar, sunulan bir karar.

## Tahmin

take-over = Buradan devral
predict-next = Sıradaki atışı tahmin et
predict-question = { $agent } { $flags ->
    [yes] hangi kareye ateş edecek ya da bayrak koyacak
   *[no] nereye ateş edecek
  }? Bir kare seç.
predict-hidden = Bir kare seçince gösterilir.
predict-knew = { $agent } ne biliyor: { $shots } atış, { $clues ->
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
predict-sunk = batan gemi { $sunk } / { $of }
predict-map = Haritası: { $moving ->
    [yes] her kareye atışın yeni bir şey bulma
   *[no] her karede gemi olma
  } olasılığı, % olarak ({ $how }).
predict-map-score = Haritası: { $agent } skorları. Skor olasılık değildir.
predict-map-none = { $agent } harita çizmez.
predict-chose = { $flags ->
    [yes] ajan { $cell } karesine bayrak koyuyor
   *[no] ajan { $cell } karesine ateş ediyor
  }
predict-score = { $same ->
    [yes] Bildin! { $own } %{ $chance }, en olası { $likeliest } %{ $most }; { $chose }
   *[no] Seçtiğin { $own } (%{ $chance }). En olası kare { $likeliest } (%{ $most }); { $chose }
  }. { $by ->
    [agent] { $agent } ajanının olasılıklarına göre ({ $how }).
   *[fleets] { $agent } ajanı olasılık hesaplamaz; bunlar uyan bütün filolara göre ({ $how }).
  }{ $tries ->
    [1] {""}
   *[other] {" "}Deneme { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Bildin! { $own }; { $chose }
   *[no] Seçtiğin { $own }; { $chose }
  }. Burada karşılaştıracak olasılık yok.
predict-short = Seçtiğin { $own } (%{ $chance }). En olası kare { $likeliest } (%{ $most }).
predict-was-skipped = Atlandı: { $chose }.
predict-tally = { $given } yanıt{ $skipped ->
    [0] {""}
   *[other] , { $skipped } atlandı
  }; aynı kare: { $same }; { $likeliest } puandan { $own } (%{ $share }).
predict-choose = Seç

## Yanıtlar

answers-chance = Olasılık
answers-likeliest = En olası
answers-flag = bayrak
answers-basis = Puanlar yüzdedir: senin karenin olasılığı, atıştan hemen önceki en olası kareninkine göre.

## Sunum
why-not-alike = { $cell } de çekilebilirdi: bu karelerin hepsi eşit olasılıklıdır.
why-not-lattice = { $cell } çapraz desende değil{ $sure ->
    [yes] ; oradaki bir gemi desenin bir karesinde de bulunur.
   *[no] .
  }
why-not-follows = { $cell } değil: listesinde isabetin komşusu kaldıkça ajan bunların sonuncusuna ateş eder.
