# Laboratuvarın Reversi maçları ve Yunanca çalışmanın bastıkları.

lab-match-of = { $first } – { $second }
lab-match-within = puanların { $score } kadarı ({ $least } ile { $most } arası)
lab-match-point = { $value } ({ $least } ile { $most } arası)
lab-match-verdict = { $better }, rakip { $worse }: { $score }. Bunun şans olması pek olası değil.
lab-match-early = { $better }, rakip { $worse }: şimdilik { $score }. Yargı deneyin sonunda verilir.
lab-match-few = { $better }, rakip { $worse }: { $score }; iki renkle oynanan { $fewest } açılıştan azıyla yargı verilmez.
lab-match-open = { $better }, rakip { $worse }: { $score }; { $games } oyundan sonra şanstan gelebilir.
lab-match-score = Puan, beraberlik yarım
lab-match-wins = Kazanılan
lab-match-draws = Berabere
lab-match-losses = Kaybedilen
lab-match-discs = Ortalama taş farkı
lab-match-trail = { $first }: %95 güven aralığıyla yüzde olarak birikimli puan
lab-match-how = Art arda iki oyun aynı çekilmiş hamlelerle, renkler değişerek başlar; çekilen her şey { $seed } numarasından gelir, bu yüzden aynı maç her cihazda ve komut satırında aynı sayıları verir. Çubuklar oyun sonundaki taş farkıdır; boş kareler kazananındır. Parantez içinde, böyle 100 maçın 95’inde gerçek puanın bulunduğu aralık durur; açılışlar üzerinden sayılır, çünkü aynı açılışın iki oyunu iki ayrı deneme değildir.
value-nodes-0 = düzeyi ne kadar isterse

lab-printed-what = Basılı olan
lab-printed-alike = Basıldığı gibi
lab-printed-of = { $alike } / { $of }
lab-printed-start = İlk dört hamle, basılı sırayla
lab-printed-reply = Bilgisayarın ilk hamlesinden sonraki tahta ve oradaki hamleler
lab-printed-pass = Pas ve ondan sonraki hamleler
lab-printed-double-pass = İki tarafın da oynayamadığı son
lab-printed-double-pass-why = Basılı üç satırda bir kare eksik: her okunuş denendi.
lab-printed-full-board = Bilgisayarın kazandığı dolu tahta
lab-printed-full-board-why = Basılı üç satırda bir kare eksik: her okunuş denendi.
lab-printed-corner = Köşedeki yanıt: üç düzey, bütün çeşitler
lab-printed-order = Özgün programın sırasıyla hamleler, 40 pozisyon
lab-printed-evaluation = Özgün programın değerleri, 40 pozisyon
lab-printed-level-1 = Düzey 1’deki aramaları
lab-printed-level-1-why = Ötekilerde hiçbir kuralın izin vermediği hamleler var: program bir çaprazda taşları kenara dek çeviriyor. Hatası katılınca 36’sı tutuyor.
lab-printed-level-2 = Düzey 2’deki aramaları
lab-printed-level-2-why = Düzey 1’deki gibi; hatası katılınca 36’sı tutuyor.
