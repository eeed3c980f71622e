### Kalan atış: en iyi karelerin her birine yapılan atıştan sonra avın daha kaç atış süreceği.

shots-title = Kalan atış
shots-cell = Sıradaki atış
shots-chance = Gemi olasılığı
shots-to-go = Kalan atış
shots-more = { $cell } karesine göre fazlası
shots-difference = { $more } ± { $error }
shots-better = { $cell } daha az atış ister: ortalama { $shots } atış; en olası kare { $first } için { $firstShots }. Fark: { $fewer } ± { $error } atış.
shots-none-better = Hiçbir kare, en olası kare { $first } ile kıyaslandığında açıkça daha iyi değil: ortalama { $firstShots } atış daha.
shots-how = { $done ->
    [yes] Uyan filolardan rastgele çekilen { $fleets } filo,
   *[no] Uyan filolardan rastgele çekilen şimdiye kadar { $fleets } filo,
  } bu atışların her birinden sonra, Plan’ın saymadan avlandığı gibi sonuna kadar avlandı. Sıradaki atış sayıya dahildir; ± bir farkın %95 aralığıdır.
