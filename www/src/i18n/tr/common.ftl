### The words that pages of several games share, beyond those of the first sight.

## Timeline

play = Oynat
pause = Duraklat
speed = Hız
speed-steps = saniyede { $steps }
speed-at-once = anında
timeline = Zaman çizgisi
moves-label = Hamleler
surprise-next = Sonraki şaşırtıcı adım
surprise-stop = Aramayı durdur
surprise-none = { $way ->
    [back] Bundan önce şaşırtıcı adım yok.
   *[on] Bundan sonra şaşırtıcı adım yok.
  }

## Chances and numbers

no-book = Açılış kitabı yüklenemedi: sayma daha uzun sürer, sonuç aynıdır.
number-large = { $power ->
    [15] { $figure } katrilyon
    [18] { $figure } kentilyon
    [21] { $figure } sekstilyon
   *[other] { $figure } × 10^{ $power }
  }

## Ways to lay a fleet

deploy-uniform = her yerde, bütün filolar eşit olası
deploy-border = kenar boyunca
deploy-faulty = satır ya da sütununun son karesinde asla
deploy-close = gemiler birbirine yakın
deploy-sparse = gemiler birbirinden uzak
deploy-mixed = ne yakın ne uzak
deploy-against-the-shooter = bulması en zor yerde

## Options of agents

parameter-k = çapraz desen
parameter-search = arama
value-search-stack = isabetlerin çevresinde
value-search-cross = satır ve sütun boyunca
parameter-learned = alışkanlıklarını öğrendi
parameter-threshold = eşik
parameter-expects = beklediği filo
parameter-count = yerleşim sayımı
parameter-bonus = ek
parameter-ships = sayılan gemiler
parameter-turns = geminin dönüşleri
parameter-ties = eşitlik
parameter-wound-weight = yaralı geminin ağırlığı
parameter-work = sonuna kadar oynanan filo, bin
parameter-hunts = atıştan önce sonuna kadar oynanan av
parameter-finish = yaralı gemiyi bitirir
value-k-smallest = en küçük gemiye göre
value-k-longest = en uzun gemiye göre
value-count-1 = bir kez
value-count-2 = her uç için bir kez
value-count-none = sayılmaz
value-bonus-per-ship = her gemi için
value-bonus-once = bir kez
value-bonus-none = yok
value-ships-all = yüzen hepsi
value-ships-longest = yalnızca en uzunu
value-expects-uniform = her yerde
value-expects-border = kenar boyunca
value-expects-against-the-shooter = bulması en zor yerde
value-turns-distinct = yalnızca farklı olanlar
value-turns-all = dördü de
value-ties-random = rastgele
value-ties-first = satır sırasına göre ilki
value-wound-weight-only = yalnızca yaralardan
value-work-none = hiç
value-finish-first = hemen
value-finish-last = en son
