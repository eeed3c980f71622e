### Her oyundaki derslerin sözleri.

predict = Tahmin et
predict-on = Tahmin açık: sıradaki seçimden başlayarak önce sana sorulur.
predict-off = Tahmin kapalı.
predict-last = Bir önceki adım:
predict-skip = Atla
predict-answer = Yanıtı göster
predict-back = Yanıtımı geri al
predict-again = Yanıtımı geri getir
predict-taken = Yanıtın geri alındı.
predict-kept = { $cell } yanıtı bu sayfaya iletildi, burada sayılmıyor.
present = Sun
present-leave = Çık
present-off = Sayfa geri geldi.
