hide = Filoyu gizle
score-term = ne sayılıyor
score-title = Skor
score-how = nasıl biliniyor
result-label = Sonuç
show-there = Göster
score-fok = gemiye atışlar
score-gok = doğru bayraklar
score-sink = batan gemiler
score-fko = suya atışlar
score-gko = yanlış bayraklar
score-safe = dokunulmamış gemi kareleri
score-total = toplam

figures-open = Yayımlanan sonuçlar ve bizimkiler
reason-none-yet = İlk kararı görmek için bir adım ilerle.
reason-yours-to-find = Şimdi düşünen ajan yok: sıradaki atış senin.
reason-yours = Senin hamlen: { $cell }. Bir bildiğin vardı.
reason-hidden = { $agent } tahtası ikiniz de bitirince gösterilir.
reason-over = Oyun bitti. Her düşünceyi görmek için geri git.
choice-and-reason = { $cell }: { $reason }
timeline-shot = atış { $step } / { $steps }
log-fleets = filo hâlâ olası
log-of = toplam { $fleets }
thought-next-shot = sıradaki atış
thought-next-flag = sıradaki bayrak
thought-likeliest = en olası
reason-before = Neden { $cell }?
reason-drawn-at-random = { $from } kareden rastgele çekildi; gerekçe yok.
reason-neighbour-of-hit = { $hit } isabetinin komşusu, listeye en son konan ({ $waiting } kare daha bekliyor).
reason-same-cell-again = yine son isabetin karesi; sabit tarama her isabetten sonra böyle yapar.
reason-cross-of-hit = { $hit } isabetinin satır ve sütunundaki { $from ->
    [one] son kare.
   *[other] { $from } kareden çekildi.
  }
reason-tracked-there = şimdi orada isabet almamış bir parça olma olasılığı %{ $chance }, ±{ $error } yüzde puanı; bütün yanıtlarla bağdaşan { $samples } başlangıca göre{ $next ->
    [none] {""}
   *[other] ; sonraki en iyi { $next } (%{ $nextChance })
  }.
reason-lost-track = bütün yanıtlarla bağdaşan başlangıç yok (şimdiye dek { $shots } atış); gemi gemi tahminle orada isabet almamış parça olasılığı yaklaşık %{ $chance }{ $next ->
    [none] {""}
   *[other] ; sonraki { $next } (%{ $nextChance })
  }.
reason-parity-lattice = { $k } karelik hiçbir geminin kaçamadığı çapraz desendeki { $from } kareden çekildi.
reason-parity-lattice-shapes = çapraz desendeki { $from } kareden çekildi, her { $k } çizgiden biri; alışılmadık biçimler kaçabilir.
reason-highest-score = en yüksek skor { $score }; yerleşimlerden { $placements }, yakın isabetlerden { $bonus }{ $next ->
    [none] .
   *[other] ; sonraki en iyi { $next } ({ $nextScore }).
  }
reason-highest-score-shared = en yüksek skor { $score }; bu skordaki { $ties } kareden çekildi; yerleşimlerden { $placements }, yakın isabetlerden { $bonus }.
reason-highest-score-first = en yüksek skor { $score }; bu skordaki { $ties } karenin satır sırasındaki ilki; yerleşimlerden { $placements }, yakın isabetlerden { $bonus }.
reason-highest-score-by-hits = en yüksek skor { $score }; açık kare için 1, yakın isabetlerden { $bonus }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-reconnaissance = yaralı gemi yok; burayı { $placements } yerleşim kaplıyor; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-reconnaissance-turned = yaralı gemi yok; dört dönüşün her birinde sayılan yerleşimler { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-reconnaissance-weighed = yaralı gemi yok; gemilerin beklendiği yerlere göre ağırlıklı yerleşimler { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-finishing = { $wounds } yaralı kareyi bitirmek için; ağırlıklı yerleşimler { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-seeking-others = { $wounds } yaralı kare bekliyor, çünkü henüz vurulmamış bir gemi kesin var; yaradan geçmeyen yerleşimler { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-finishing-weighed = { $wounds } yaralı kareyi bitirmek için; yaralar ve gemilerin beklendiği yerlere göre ağırlıklı yerleşimler { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-finishing-fallback-weighed = yalnızca yaralardan geçen yerleşim yok, bu yüzden gemilerin beklendiği yerlere göre ağırlıklı hepsi sayıldı: { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-finishing-fallback = yalnızca yaralardan geçen yerleşim yok, bu yüzden hepsi sayıldı: { $placements }; { $sensible } karenin en çoğu{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } ({ $nextScore }).
      }
   *[other] ; { $ties } karede aynı.
  }
reason-direction-chosen = { $hit } yarasının yanında { $ways } yerleşimli yön{ $of ->
    [one] ; kalan tek yön.
   *[other] ; { $of } yönün en çoğu{ $ties ->
        [1] .
       *[other] , { $ties } yönde aynı.
      }
  }
reason-direction-kept = bu yön isabet getirdi, { $wounds ->
    [one] yara
   *[other] aynı hattaki { $wounds } yara
  } boyunca sürüyor; oradaki yerleşimler: { $ways }.
reason-direction-turned = yön bitti, { $wounds ->
    [one] yaradan
   *[other] aynı hattaki { $wounds } yaranın ilkinden
  } ({ $hit }) geri dönüyor; oradaki yerleşimler: { $ways }.
reason-guess-at-random = bayrak, { $from } kareden rastgele çekildi, { $left } bayrak kaldı; gerekçe yok.
reason-worth-most = gemi olasılığı %{ $chance }, { $fleets } filoya göre. Buradan planla ortalama skor { $expected }, yalnızca bayraklarla olandan { $gain } fazla; her yanıttan sonra yeniden planlamak genellikle artırır.
reason-worth-most-estimated = gemi olasılığı %{ $chance }, çekilen { $fleets } filoya göre. Buradan planla skor tahmini { $expected }, yalnızca bayraklarla olandan { $gain } fazla; yeniden planlamak genellikle artırır.
reason-flag-gains = bayrak, { $certain ->
    [yes] gemi olduğu kesin
   *[no] olasılığı %{ $chance }
  }; önceki bayraklara katkısı { $gain }. Bütün bayraklarla bitirilirse ortalama skor { $expected }; { $left ->
    [0] son bayrak
   *[other] { $left } tane daha konacak
  }.
reason-flag-lost = bayrak geri alındı. Olasılığı yalnızca %{ $chance }, kazandırdığından çok kaybettirir.
reason-nothing-gains = Kalan { $fleets } filoya göre başka hiçbir atış ya da bayrak daha fazlasını vadetmiyor: oyunu bitiriyor; şimdi bitirince ortalama skor { $expected }.
reason-no-fleet-found = Söylenenlerin hepsine uyan filo bulunamadı, bu yüzden oyunu bitiriyor.
reason-certain-content-unknown = burada kesin gemi var, hangi parçası olduğu bilinmiyor: en çok bu öğretir{ $ties ->
    [1] .
   *[other] ; böyle { $ties } karenin ilki.
  }
reason-certain-ship = kurallar burada gemi olduğunu kanıtlıyor{ $ties ->
    [1] .
   *[other] ; böyle { $ties } karenin ilki.
  }
reason-highest-estimate = en yüksek tahmin { $estimate }: satırında açık { $rowOf } karenin { $rowLeft } tanesi, sütununda { $colOf } karenin { $colLeft } tanesi gemi{ $ties ->
    [1] .
   *[other] ; eşit { $ties } karenin ilki.
  }
reason-flag-certain = bayrak, çünkü kurallar burada gemi olduğunu kanıtlıyor. Kalan bayrak: { $left }.
reason-flag-by-estimate = kalan en yüksek tahmine ({ $estimate }) bayrak: satırında açık { $rowOf } karenin { $rowLeft } tanesi, sütununda { $colOf } karenin { $colLeft } tanesi gemi. Kalan bayrak: { $left }.
reason-below-threshold-solve = Kalan en iyi kare { $best }; tahmini { $estimate }, { $threshold } eşiğinin altında: skoru sayıyor.
reason-nothing-likely-solve = Kalan her karenin su olduğu kanıtlandı: skoru sayıyor.
reason-actions-spent-solve = Atışlar ve bayraklar tükendi: oyunu bitirip skoru sayıyor.
reason-likeliest = orada gemi olasılığı %{ $chance }, { $fleets } filoya göre{ $next ->
    [none] .
   *[other] ; sonraki en iyi { $next } (%{ $nextChance }).
  }{ $missLeaves ->
    [none] {""}
   *[other] {" "}Iska olursa { $missLeaves } kalır.
  }
reason-likeliest-single = orada gemi olasılığı %{ $chance }, { $fleets } filoya göre{ $next ->
    [none] .
   *[other] ; sonraki en iyi { $next } (%{ $nextChance }).
  }{ $missLeaves ->
    [none] {""}
   *[other] {" "}Iska olursa { $missLeaves } kalır.
  }
reason-likeliest-shared = orada gemi olasılığı %{ $chance }, { $fleets } filoya göre; { $ties } kare aynı derecede olası, aralarından çekildi.
reason-likeliest-weighed = gemi olasılığı %{ $chance }; uyan bütün filolar gemilerin beklendiği yerlere göre ağırlıklı sayıldı{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; sonraki en iyi { $next } (%{ $nextChance }).
      }
   *[other] ; { $ties } kare aynı derecede olası, aralarından çekildi.
  }
reason-fewest-misses = uyan bütün filolarda ({ $fleets }) sona kadar izlendi, kalan ıska ortalaması { $misses }; en olası kare { $best } (%{ $bestChance }) sonrasında { $bestMisses }.
reason-planned = yeterince olası { $cells } kare içinde avın kalanı için en yüksek puanlı, olasılığı %{ $chance }{ $likeliest ->
    [true] ; aynı zamanda en olası kare.
   *[other] ; en olası kare { $best } (%{ $bestChance }).
  }
reason-planned-by-book = kitabın bu konum için verdiği atış, olasılığı %{ $chance }{ $likeliest ->
    [true] ; aynı zamanda en olası kare.
   *[other] ; en olası kare { $best } (%{ $bestChance }).
  }
reason-planned-by-hunts = çekilen filolarda av bu kareden sonra en az atışla bitiyor; bu karenin olasılığı %{ $chance }{ $likeliest ->
    [true] ; aynı zamanda en olası kare.
   *[other] , en olası karenin, { $best }, %{ $bestChance }.
  }
reason-likeliest-estimated = tahmini %{ $chance }, ±{ $error } yüzde puanı, çekilen { $samples } filodan{ $next ->
    [none] .
   *[other] ; sonraki en iyi { $next } (%{ $nextChance }).
  }
reason-likeliest-estimated-weighed = tahmini %{ $chance }, ±{ $error } yüzde puanı; çekilen { $samples } filo gemilerin beklendiği yerlere göre ağırlıklı{ $next ->
    [none] .
   *[other] ; sonraki en iyi { $next } (%{ $nextChance }).
  }
reason-certain = { $fleets ->
    [one] uyan tek filoda
   *[other] { $fleets } filonun hepsinde
  } orada gemi var.
reason-beyond-counting = sayılamayacak ya da çekilemeyecek kadar çok filo uyuyor, bu yüzden { $sensible } kare arasından en çok yerleşimin kapladığı kare.
reason-chosen-elsewhere = kayıttan alındı; başka yerde seçildiği için gerekçesi burada bilinmiyor.
reason-unknown = ajan, bu sayfanın bildiği bir gerekçe vermiyor.
candidates-label = Düşünülen kareler, en iyisi başta
candidates-none = Bu ajan kareleri karşılaştırmaz: rastgele seçer.
candidates-follows = Bu ajan komşu listesini izler ve kareleri karşılaştırmaz.
candidates-wait = Sıra bir ajandayken düşündüğü kareler burada görünür.
candidates-heuristic = Skor olasılık değildir: yalnızca ajanın neyi yeğlediğini söyler.
candidates-more = { $shown ->
    [all] Anlamlı karelerin hepsi: { $sensible }
   *[other] Anlamlı { $sensible } karenin en iyi { $shown } tanesi
  }{ $ties ->
    [1] .
   *[other] ; { $ties } tanesi en üstte eşit.
  }
candidates-all = Hepsini göster
candidates-fewer = En iyileri göster
candidate-fleets = { $fleets } filo
likeliest-label = En olası kareler
term-placements = Yerleşim
term-article = Yazıya göre
term-open = Açık kare
term-bonus = Ek
term-weighted = Ağırlıklı
term-fleets = Filo
term-expected = Plana göre skor
term-gain = Katkısı
term-misses = Kalan ıska
term-plan = Plan
term-row-share = Satır
term-column-share = Sütun
moves-none = Henüz hamle yok. { $way ->
    [watch] İlkini görmek için İleri düğmesine bas.
    [touch] Başlamak için bir kareye dokun.
   *[mouse] Başlamak için bir kareye tıkla.
  }
move-shot = { $cell } { $answer }
move-flag = bayrak { $cell }
move-note = su { $cell }
move-clear = sil { $cell }
move-resign = pes etti
move-solve = bitiş
move-withheld = henüz gösterilmiyor

surprise-kinds = Aranacak şaşırtıcı adımlar
surprise-ahead = { $what ->
    [shot] Atış
   *[step] Adım
  } { $step }: { $kinds }.
surprise-kind-answer = az olası bir yanıt
surprise-kind-points = en olasıdan uzak bir seçim
surprise-kind-early = erken batan bir gemi
log-key-surprise = ilk fark
log-key-surprising = şaşırtıcı atış
counting-halted = Sayım durduruldu.
count-on = Saymayı sürdür
surprise-seeking = Şaşırtıcı bir adım aranıyor…
surprise-answer = Şaşırtıcı: { $cell } { $found ->
    [ship] isabet oldu, oysa gemi olasılığı yalnızca %{ $chance } idi.
   *[water] ıska oldu, oysa gemi olasılığı %{ $chance } idi.
  }
surprise-points = Şaşırtıcı: seçilen { $cell }, %{ $chance }; en olası { $best }, %{ $bestChance }. Fark { $points } yüzde puanı.
surprise-early = Şaşırtıcı: { $ship }, { $length } kare, ilk isabetinden sonra hiç ıska olmadan battı; bunun olasılığı %{ $chance } idi.
surprise-error = Tahmini, ±{ $error } yüzde puanı.
appraisal-progress = İncelenen atış: { $done } / { $of }.
appraisal-left = { $left } atış henüz incelenmedi.
change-label = En çok değişen:
change-cause = { $what ->
    [hit] { $cell } isabeti
    [sunk] { $cell } karesinde batış
    [miss] { $cell } ıskası
    [spent] yeni bir şey vermeyen { $cell } atışı
   *[mark] { $cell } işareti
  }
change-chance = { $cells } %{ $from } → %{ $to }: { $why }{ $error ->
    [none] .
   *[other] {" "}(tahmini, ±{ $error } yüzde puanı).
  }
change-score = { $cells } skor { $from } → { $to }: { $why }.
change-cells = { $cells } ve { $count } kare daha
change-as-much = { $count } kare daha aynı ölçüde değişti.
change-none = Hiçbir açık kare değişmedi: { $why }.
change-incomparable = Karşılaştırılamaz, öncesindeki ve sonrasındaki olasılıklar farklı türden: { $why }.
lit-changed = en çok değişen
lit-cause = yanıtı bunu değiştirdi

review-percent = %{ $figure }

legend-chances-unit = Gemi olasılığı, yüzde olarak
legend-chances-unit-moving = Oraya şimdi ateş edince yeni bir şey bulma olasılığı, yüzde olarak
legend-how = { $how }.
legend-counted = { $agent ->
    [none] sayıldı
   *[other] { $agent } ajanının sayımı
  }: { $fleets } olası filo
legend-counted-single = { $agent ->
    [none] sayıldı
   *[other] { $agent } ajanının sayımı
  }: yaklaşık { $about } olası filo
legend-sampled = { $agent ->
    [none] tahmini
   *[other] { $agent } ajanının tahmini
  }, ±{ $points } yüzde puanı
legend-weighed = { $agent ->
    [none] sayıldı
   *[other] { $agent } ajanının sayımı
  }, filolar gemilerin beklendiği yerlere göre ağırlıklı
legend-sampled-weighed = { $agent ->
    [none] tahmini
   *[other] { $agent } ajanının tahmini
  }, ±{ $points } yüzde puanı, filolar gemilerin beklendiği yerlere göre ağırlıklı
legend-score = { $agent }: skor, olasılık değil
legend-score-top = en yüksek skor
legend-score-quarter = alanca onun dörtte biri
legend-lost-track = { $agent ->
    [none] tahmini
   *[other] { $agent } ajanının tahmini
  }, gemi gemi: bütün yanıtlarla bağdaşan başlangıç bulunamadı
chances-on = Olasılıklar gösteriliyor ({ $how }).
chances-off = Olasılıklar kapalı.
likeliest = En olası: { $cells }.
likeliest-counted = olası filoların %{ $chance } kadarında orada gemi var{ $next ->
    [none] .
   *[other] ; sonraki { $next } (%{ $nextChance }).
  }
likeliest-estimated = %{ $chance }{ $error ->
    [none] { "" }
   *[other] , ±{ $error } puan
  }{ $next ->
    [none] .
   *[other] ; sonraki { $next } (%{ $nextChance }).
  }
chances-beside-result = Olasılıklar gösteriliyor: bu sayılır ve sonucunun yanında yazar.
likeliest-cell = { $cell } yüzde { $percent }
number-about = yaklaşık { $number }

## Fleets behind a cell

behind-ask = { $cell } karesindeki olası filolar
behind-drawn = { $cell } karesinde gemisi olan { $of } filodan { $drawn } tanesi çekildi{ $all ->
    [none] .
   *[other] {" "}(uyanların hepsi: { $all }).
  }
behind-all = { $cell } karesinde gemisi olan bütün filolar: { $of }{ $all ->
    [none] .
   *[other] {" "}(uyanların hepsi: { $all }).
  }
behind-uncounted = { $cell } karesinde gemisi olan { $drawn } filo çekildi; kaç tane olduğu sayılmadı.
behind-none = Uyan hiçbir filonun { $cell } karesinde gemisi yok: orası su.
behind-fleet = Filo { $number } / { $of }: { $ships }
behind-back = Önceki filo
behind-on = Sonraki filo
behind-lit = gemi, filo no: { $number }
behind-lifted = Tahtanın üstündeki filo gizlendi.
behind-nowhere = Olası filolar yalnızca olasılıkları görülebildiğinde ve gemiler hareket etmediğinde gösterilir.
