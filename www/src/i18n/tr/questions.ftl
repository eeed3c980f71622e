### Open questions, measured: each with its numbers and its answer.

question-how = Bu nasıl ölçüldü
question-mean = { $mean } ± { $error }

question-finish = Yaralı gemi bırakılsın mı, bitirilsin mi?
question-finish-asked = Bir isabetten sonra yaranın çevresinde sürdürülebilir ya da yeri bilindiği için yara bırakılıp başka gemiler aranabilir. Matris tek tek gemilerin yerleşimlerini sayar. Satırların çoğunda yaradan geçen yerleşimler daha ağırdır; ağırlık ötekilerle aynıysa yara onun için fark etmez. Son satırda önce bütün gemileri arar: vurulmadığı kesin olan bir gemi varken yalnızca yaradan geçmeyen yerleşimleri sayar.
question-finish-table = Matris ajanının ortalama atışı; her biri için oyun: { $games }
question-weight = Yaradan geçen yerleşimin ağırlığı
question-weight-1 = ötekilerle aynı
question-weight-2 = iki kat
question-weight-5 = 5 kat
question-weight-10 = 10 kat
question-weight-only = yalnızca o
question-weight-last = 10 kat, her gemi vurulmuş olabilince
question-finish-answer = Hemen bitir. Önce bütün gemileri bulmak deniz savaşında { $sea }, klasik oyunda { $admiral } atış fazlaya mal olur. Yarayı önemsememek daha da kötüdür: yaradan başka yere ateş etmeyene göre { $seaPlain } ve { $admiralPlain } fazla. Gemiler ayrıkken büyük ağırlık yalnızca oraya ateş etmek kadar iyidir; bitişebildikleri yerde daha iyidir.

question-deployers = Gemileri rastgele yerleştirmek savunana neye mal olur?
question-deployers-asked = Bütün filoların eşit olması adildir, ama savunan için en iyisi değildir. Kenar boyunca duran filo, gemileri her yerde bekleyeni şaşırtır; alışkanlığı bilen ise onu daha da çabuk bulur.
question-deployers-table = Klasik oyunda ortalama atış; her biri için oyun: { $games }
question-deployer = Filonun dizilimi
question-shooter-exact = Tam Sayım, her filoyu bekler
question-shooter-robust = Dayanıklı
question-shooter-responder = Tam Sayım, yerleştireni bilir
question-shooter-robust-less-exact = Dayanıklı eksi Tam Sayım
question-deployers-answer = Bulması en zor yere konan filo, rastgele konana göre Tam Sayım ajanına { $exact }, yerleştireni bilene { $responder } atış fazlaya mal olur. İkisi de açgözlüdür: en olası kareye ateş ederler. Rastgele yerleştiren savunan, açgözlü atıcıya karşı bu kadarını kaybeder; en iyi atıcıya karşı ölçülmemiştir. Kenar boyunca konan filo Tam Sayım ajanına { $gain } fazlaya mal olur, ama alışkanlığı bilene yalnızca { $known } atış yeter.
question-aims = Hedeflerimiz
question-aim-what = { $shooter }; filo { $deployer }
question-aim-least = en az { $shots }
question-aim-most = en çok { $shots }
question-aim = { $what }: hedef { $bound }, ölçülen { $mean }.
question-reached-yes = Ulaşıldı.
question-reached-no = Ulaşılamadı.
question-reached-unsure = İki standart hatadan az farkla ulaşıldı.

question-border = Kenardaki gemiler kimi zorlar?
question-border-asked = Eski bir öğüt: iki ve daha çok karelik gemileri kenar boyunca yerleştir. Burada her ajan hem böyle filolara hem de her yere yerleştirilmiş filolara ateş eder.
question-agent = Ajan
question-border-anywhere = her yerde
question-border-border = kenarda
question-border-more = fazla
question-border-games = Her biri için oyun: { $games }; Tam Sayım için { $exact }, deniz savaşında her yere yerleştirilmiş filolarda { $fewest }.
question-border-answer = Deniz savaşında gemileri tek tek sayan Matris ajanına { $matrix } atış fazla gerekir; bütün filoları sayan Tam Sayım ajanına yalnızca { $exact }. Klasik oyunda Matris için { $admiral }, Tam Sayım için { $counted } fazla. Gemileri belirli bir yerde beklemeyen Avcıya orada { $hunter } daha az atış gerekir.

question-smallest = Bir filo için en küçük tahta hangisidir?
question-smallest-asked = Filo hâlâ sığacak biçimde bir tahtada en az kaç kare olabilir ve eşit kenarlı en küçük tahta kaça kaçtır? Gemiler çevrilebilir.
question-fleet-admiral = Klasik 5-4-3-3-2, gemiler bitişebilir
question-fleet-admiral-apart = Klasik 5-4-3-3-2, gemiler ayrık
question-fleet-sea-battle = Deniz savaşı 4-3-3-2-2-2-1-1-1-1, gemiler ayrık
question-fleet-drawn-free = Çizilmiş biçimler, gemiler bitişebilir
question-fleet-drawn-apart = Çizilmiş biçimler, gemiler ayrık
question-held = { $cols }×{ $rows }: { $cells } kare
question-held-square = { $cols }×{ $rows }: eşit kenarlı en küçük tahta
question-held-picture = Gemilerin bir dizilimi: { $ships }
question-smallest-answer = Bunlar, ve kanıtlandı: kenarları 15 kareye kadar olan tahtalardan (gemiler bitişebilirse 16) daha az kareli her biri ve eşit kenarlı daha küçük her tahta, kareler zaten yetersiz kalmıyorsa, filoyu yerleştirmenin bir yolu için baştan sona arandı. Daha uzun tek satırlar burada tahta sayılmaz.
