### En olası kare neden her zaman en iyisi değildir: gerçek bir oyundan, bir kareden ve bir başkasından sonra sonuna dek oynanan bir pozisyon; bir de çözülmüş küçük tahtalar.

likeliest-failed = Motor durdu ({ $code }). Yeniden başlatmak için sayfayı yenile.

likeliest-position = Klasik oyun, deniz no: { $seed }, sıradaki atış: { $shot }. { $agent } ajanı hep en olası kareye ateş eder: burada { $first }, gemi olasılığı { $firstChance }. Onu { $other } karesiyle (kesikli çerçeve) karşılaştırıyoruz: { $otherChance }.
likeliest-watch = Bu oyunu izle
likeliest-board = Pozisyon
likeliest-chances = Her karede gemi olasılığı, yüzde olarak, uyan bütün filolarda
likeliest-cells = { $cell } karesiyle hangi kareyi karşılaştırmak istersin?
likeliest-next-shot = Sıradaki atış
likeliest-chance = Gemi olasılığı
likeliest-shots = Kalan atış
likeliest-more-than = { $cell } karesine göre fazlası
likeliest-by = { $more } ± { $error }

likeliest-progress = Avlanan filo
likeliest-hunted = { $running ->
    [yes] Avlanan filo: { $fleets } / { $of }.
   *[no] Avlanan filo: { $fleets }.
  }
likeliest-run = { $fleets } filo avla

likeliest-hunts = Binlerce filo
likeliest-fewer = { $cell }, { $first } karesinden daha iyi: aynı { $fleets } filoda ortalama { $by } ± { $error } atış daha az ister.
likeliest-more = { $cell }, { $first } karesinden daha kötü: aynı { $fleets } filoda ortalama { $by } ± { $error } atış daha fazla ister.
likeliest-alike = Aynı { $fleets } filoda { $cell } ile { $first } arasında karar verilemiyor: fark { $difference } ± { $error } atış.
likeliest-how = Tarayıcın pozisyona uyan filolar arasından rastgele çeker ve karelerin her birinden sonra her filoyu sonuna kadar avlar. Bu avlar Plan ajanı gibi nişan alır, ama saymaz. Tek tek avlar arasında çok atış fark vardır; aradaki fark ancak binlercesinde görünür. ±, %95 güven aralığının yarısıdır; birkaç kare karşılaştırıldığı için bir kareye ancak farkı bunun 1,5 katını aşarsa daha iyi ya da daha kötü denir. Herkes aynı filoları görür. Pozisyon aranıp bulundu ve ilk 4.000 filo onu olduğundan iyi gösterir: sonraki 60.000 filoda başta karşılaştırılan iki kare arasındaki fark 0,32 ± 0,04 idi.
likeliest-after = Önce { $cell }: ortalama { $mean } atış
likeliest-plot = Önce { $cell }: en az { $least }, en çok { $most }, ortalama { $mean } atış. Avların yarısına en çok { $middle } atış yeter.
likeliest-axis = Avın sonuna kadar atış; çubuğun boyu filo sayısıdır
likeliest-numbers = Çizimlerin sayıları
likeliest-shots-taken = Atış
likeliest-fleets-after = Filo, önce { $cell }

likeliest-one = Bir filo, iki av
likeliest-one-lede = İki av da aynı filonun peşinde. Sayılar sırasıyla atışlardır; içi dolu daire isabettir.
likeliest-fleet = Filo { $number } / { $of }
likeliest-previous = Önceki filo
likeliest-next = Sonraki filo
likeliest-shown = Gösterilen atış
likeliest-hunt = Önce { $cell }: şimdiye kadar { $shots } atış
likeliest-hunt-over = Önce { $cell }: bütün gemiler { $shots } atışta battı
likeliest-hunt-hit = { $cell } isabet
likeliest-hunt-picture = { $caption }. { $list }

likeliest-why = Neden
likeliest-why-miss = Atışların çoğu ıskadır; bu yüzden bir ıskanın ne kadar yeri elediği önemlidir. Uzun bir gemi seyrek atışlarla da bulunur, kısa olanı bulunmaz: 2 karelik her geminin iki çaprazda bir, 3 karelik her geminin üç çaprazda bir karesi vardır. Tek bir çapraz desende kalan ıskalar böyle gemileri az atışla bulur.
likeliest-why-lattice = Burada { $length } karelik bir gemi daha batmadı. { $other } karesinden geçen çapraz desende { $otherLeft } karede, { $first } karesinden geçende { $firstLeft } karede olabilir. Ne kadar az kare kalırsa hepsi o kadar çabuk denenir.
likeliest-lattice = { $cell } karesinden geçen çapraz desen; kalan kare: { $left }
likeliest-lattices = Her kareden geçen çapraz desende kalan kareler
likeliest-ship = Hangi gemi için
likeliest-through = { $cell } karesinden

likeliest-small = Küçük tahtalar, kesin
likeliest-small-lede = Küçük bir tahtada bütün dizilimler ve bütün atış yolları denenebilir. Orada hiçbir şey rastgele çekilmez, hiçbir şey belirsiz değildir: bu tahtaların bazılarında hep en olası kareye ateş eden daha çok atış ister.
likeliest-small-parting = { $cols }×{ $rows } tahtada { $length } karelik tek gemi: { $layouts } dizilimin { $firstThrough } tanesi en olası kareden ({ $first }), yalnız { $otherThrough } tanesi { $other } karesinden geçer.
likeliest-small-cost = Yine de { $first } ile başlayıp hep en olası kareye ateş eden, bütün dizilimlerde { $firstShots } atış ister; { $other } ile başlayan en iyi oyun { $otherShots } atış ister. { $first } karesinden geçen çapraz desende { $firstLeft } kare, { $other } karesinden geçende { $otherLeft } kare vardır.
likeliest-small-table = Bütün dizilimlerde atış; gemiler değebilir
likeliest-small-board = Tahta ve gemiler; basınca yukarıda çözülür
likeliest-small-more = Oyun başına fazlası
likeliest-small-name = { $cols }×{ $rows }: { $ships }
