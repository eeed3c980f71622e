# What a package says by itself, on a learning platform or away from one.

scorm-handed = Sonucun teslim edildi.
# $score: of 100
scorm-refused = Öğrenme platformu sonucunu henüz kabul etmedi. Yeniden gönderilecek. Şimdiye kadarki sonucun: 100 üzerinden { $score }.
scorm-refused-answers = Öğrenme platformu puanını kabul etti. Öğretmenin yanıtlarının hepsini göremeyebilir.
scorm-unheard = Bu sayfanın çevresinde bir öğrenme platformu bulunamadı; bu yüzden sonucun bildirilmiyor. Yaptıkların bu tarayıcıda saklanıyor.
scorm-unheard-unkept = Bu sayfanın çevresinde bir öğrenme platformu bulunamadı; bu yüzden sonucun bildirilmiyor. Bu tarayıcı da yaptıklarını saklamıyor.
scorm-silent = Bu sayfanın çevresindeki öğrenme platformu yanıt vermiyor; bu yüzden sonucun bildirilmiyor. Yaptıkların bu tarayıcıda saklanıyor.
scorm-silent-unkept = Bu sayfanın çevresindeki öğrenme platformu yanıt vermiyor; bu yüzden sonucun bildirilmiyor. Bu tarayıcı da yaptıklarını saklamıyor.
scorm-looked = Bu çalışmaya yalnızca bakıyorsun. Burada yaptıkların bildirilmiyor.
# $code: of the fault
scorm-unread = Bu çalışma gösterilemiyor ({ $code }).
