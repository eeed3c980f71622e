puzzle-title = { $size }, no: { $number }
puzzle-title-day = Günün bulmacası, { $day }: { $rows }×{ $cols }
puzzle-aim = Filoyu bul. Sayı, satırında ya da sütununda kaç gemi karesi olduğunu söyler; gemiler düzdür ve köşeden bile hiç bitişmez.
puzzle-level-easy = Kolay
puzzle-level-medium = Orta
puzzle-level-hard = Zor
puzzle-level-expert = Uzman
puzzle-level-beyond = Uzman üstü
puzzle-means-easy = Kolay: bir kareye ve komşularına ya da bir satır ya da sütun boyunca bakmak yeter.
puzzle-means-medium = Orta: bulunan ve bulunacak gemileri de düşünmek gerekir.
puzzle-means-hard = Zor: bir gemi için hâlâ mümkün olan bütün yerleşimleri de karşılaştırmak gerekir.
puzzle-means-expert = Uzman: bazen bir kareyi gemi ya da su varsayıp bir çelişkiye varmak gerekir.

puzzle-begin = Suyu ve gemileri işaretle.
puzzle-how = Bir kareye tıkla ya da dokun: su, gemi, yine boş. Birçok kareyi işaretlemek için üzerlerinden sürükle. Sağ düğme su demektir. Bir sayıya tıklamak, satırının ya da sütununun kalanını suyla doldurur.
puzzle-keys = Karedeki tuşlar: Enter ya da Boşluk sonraki işaret, W su, G gemi, R ve C satırın ya da sütunun kalanını suyla doldurur, X denetle, Z geri al, Shift+Z yinele.
puzzle-mark = İşaret
puzzle-fill = kalanı suyla doldur
puzzle-marked = { $cell } { $as ->
    [water] su
    [ship] gemi
   *[unknown] silindi
  }.
puzzle-painted = { $count } kare { $as ->
    [water] su olarak işaretlendi
    [ship] gemi olarak işaretlendi
   *[unknown] silindi
  }.
puzzle-filled = { $line }: { $count } kare suyla dolduruldu.
puzzle-taken-over = { $count } işaret aktarıldı.
puzzle-step = Adım { $step } / { $steps }.
puzzle-line = { $line }: { $count } gemi karesinden { $found } tanesi, { $open ->
    [0] açık kare yok
   *[other] { $open } kare açık
  }.
puzzle-left = { $ship } × { $left }
puzzle-ships-left = Bulunacaklar: { $ships }.
puzzle-all-found = Bütün gemiler işaretli.
puzzle-fleet-found = { $found } / { $count } bulundu
puzzle-fleet-over = { $found } işaretli: fazla
puzzle-check = Denetle
puzzle-checked = { $count ->
    [0] Şimdiye dek yanlış işaret yok.
    [one] Bir işaret yanlış: { $cells }.
   *[other] { $count } işaret yanlış: { $cells }.
  }
puzzle-cell-wrong = yanlış
legend-marks-clash = yanlış

puzzle-solved = Çözüldü.
puzzle-given-up = Filo gösteriliyor.
puzzle-done = { $end ->
    [solved] Çözüldü: { $title }{ $level ->
        [none] {""}
       *[other] , { $level }
      }, { $help ->
        [none] yardımsız
       *[other] yardım: { $help }
      }.
   *[given-up] Pes ettin: { $title }. Filo gösteriliyor.
  }
end-checks = { $checks } denetleme
end-reasons = gerekçelere bakıldı

puzzle-making = { $level ->
    [easy] Kolay düzeyde bir bulmaca hazırlanıyor
    [medium] Orta düzeyde bir bulmaca hazırlanıyor
    [hard] Zor düzeyde bir bulmaca hazırlanıyor
   *[expert] Uzman düzeyinde bir bulmaca hazırlanıyor, biraz sürer
  }…
puzzle-none = Bir boyut ve düzey seç, sonra bir bulmaca hazırla.
puzzle-another = Başka bir bulmaca
puzzle-size = Boyut
puzzle-level = Düzey
puzzle-number = Numara
puzzle-any = herhangi
puzzle-make = Yeni bulmaca
puzzle-next = Sonraki bulmaca
puzzle-print = Yazdır
puzzle-print-set = Bulmaca
puzzle-print-marks = İşaretlerimle
puzzle-print-solution = Çözüm
error-nothing-to-fill = Orada açık kare yok.
error-nothing-to-check = Henüz işaret yok, denetlenecek bir şey de yok.
error-not-one-solution = Bu bulmacanın tam olarak tek bir çözümü yok; yazdırılacak bir şey yok.

puzzle-reasons = Gerekçeler
puzzle-reasons-title = Adım adım çözüm
puzzle-reason-at = { $at } / { $steps }
puzzle-reasons-end = Her kare belirlendi.
puzzle-take-over = Buradan sürdür
puzzle-no-reasons = { $solutions ->
    [none] Hiçbir filo uymuyor; kanıtlanacak bir şey yok.
    [several] Birden çok filo uyuyor; hiçbir gerekçe zinciri tek birine götürmez.
   *[undecided] Tek bir filonun uyup uymadığına zamanında karar verilemedi.
  }
