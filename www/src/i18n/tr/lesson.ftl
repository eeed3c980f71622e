### Her oyundaki derslerin sözleri.

predict = Tahmin et
predict-on = Tahmin açık: sıradaki hamleden başlayarak önce sen seçersin.
predict-off = Tahmin kapalı.
predict-last = Önceki adım:
predict-skip = Atla
predict-answer = Yanıtı göster
predict-back = Yanıtımı geri al
predict-again = Yeniden yanıtla
predict-taken = Yanıtın geri alındı.
predict-kept = { $cell } yanıtı bu sayfaya iletildi, burada sayılmıyor.
present = Sun
present-leave = Çık
present-off = Sunum bitti.
lesson-key-predict = her hamleyi tahmin et
lesson-key-present = sun: tahta ve tek cümle
lesson-key-on = sunarken sıradakini aç
lesson-key-back = sunarken geri
