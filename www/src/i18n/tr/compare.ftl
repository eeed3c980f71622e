compare-lede = { $agents ->
    [2] İki
    [3] Üç
   *[4] Dört
  } ajan aynı gizli filoyu avlıyor. Her tahta, kendi ajanının sıradaki hamlesinden önce ne düşündüğünü gösterir.
compare-value = tur { $step } / { $steps }

compare-start = Henüz kimse oynamadı.
compare-round = Tur { $step }.
compare-ending = Hepsi bitirdi:
compare-shots = { $agent }: { $shots } atış.
compare-points = { $agent }: { $points } puan.
compare-ahead = Sona kadar oynanıyor… { $steps }. tur.
compare-parting = İlk farklı seçim, { $step }. turda:
compare-choice = { $agent } { $cell }
compare-choice-none = { $agent } bitiriyor
compare-go = Oraya git
compare-together = Şimdiye dek aynı hamleleri yaptılar.
compare-same = Sona kadar aynı hamleleri yapıyorlar.

compare-table = Yan yana
compare-agent = Ajan
compare-shots-now = Şimdiye dek atış
compare-shots-end = Sonda atış
compare-flags-now = Şimdiye dek bayrak
compare-points-end = Sonda puan
compare-hits = İsabet
compare-sunk = Batan
compare-open-end = bitmedi
compare-done = Bitirdi.
compare-watch = İzle: { $agent }

compare-play = Bu denizi sen oyna

compare-agents = Ajanlar
compare-agent-n = Ajan { $number }
compare-add = Ajan ekle
compare-remove = Çıkar: { $agent }
compare-rules = Kurallar
compare-rows = Satır: { $rows }
compare-cols = Sütun: { $cols }
compare-ships = { $ship }: { $count }
compare-contact = Gemiler
compare-contact-free = bitişebilir
compare-contact-apart = hiç bitişmez
compare-announce = Atışın gösterdiği
compare-announce-hit-or-miss = isabet ya da ıska
compare-announce-sunk = ayrıca hangi geminin battığı
compare-announce-names-ship = ayrıca hangi geminin isabet aldığı
compare-known = Başta gösterilen kareler: { $known }
compare-clues = Her satır ve sütundaki gemi karesi sayısı gösterilir
compare-parameter = { $parameter }: { $value }
compare-budget = Ajan başına atış: { $shots ->
    [0] sınırsız
   *[other] { $shots }
  }
compare-guesses = Ajan başına bayrak: { $guesses }

error-compare-count = { $agents } ajan karşılaştırılamaz: iki ile dört arasında ajan gerekir.
error-compare-person = Bu oyunda bir insan oynuyor: yalnızca ajanlar arasındaki oyunlar karşılaştırılabilir.
error-compare-duel = Bu oyunda her oyuncu başka bir denizde avlanıyor: yalnızca aynı denizdeki avlar karşılaştırılabilir.
error-compare-rules = Bu kurallarla oynayan ajan yok, karşılaştırılacak bir şey de yok.
error-compare-replaced = Bazı ajanlar bu kurallarla oynayamıyor; yerlerini başkaları alıyor.
