### Kalan atış: en iyi karelerin her birine yapılan atıştan sonra avın daha kaç atış süreceği.

shots-title = Kalan atış
shots-cell = Sıradaki atış
shots-chance = Gemi olasılığı
shots-more = { $cell } karesine göre fazlası
shots-difference = { $more } ± { $error }
shots-better = { $cell } daha az atış ister: ortalama { $shots } atış kalır; en olası kare { $first } için { $firstShots }. Fark: { $fewer } ± { $error } atış.
shots-none-better = Hiçbir kare, en olası kare { $first } ile kıyaslandığında açıkça daha iyi değil: ortalama { $firstShots } atış kalır.
shots-how = Her atıştan sonra, uyanlar arasından rastgele çekilen aynı filolardaki avlar: { $fleets }{ $done ->
    [yes] .
   *[no] {" "}(şimdiye kadar).
  } Plan burada saymadan avlanır. Sıradaki atış sayıya dahildir; ± tek bir farkın %95 aralığıdır.
