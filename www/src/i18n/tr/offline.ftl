### Sitenin ağsız kullanım için saklanması.

offline-keep = Ağsız kullanım için sakla
offline-off = Bütün sayfalar, yaklaşık altı megabayt, bu aygıtta kalır. Sen istemedikçe hiçbir şey saklanmaz.
offline-coming = Saklanıyor…
offline-on = Saklandı: her sayfa ağsız çalışır. Yeni sürüm sen isteyince ya da sitenin bütün sayfaları kapanınca gelir.
offline-leaving = Kaldırılıyor…
offline-update = Yeni sürüm
offline-new = Yeni bir sürüm var.
offline-reload = Yeniden yükle
offline-later = Sonra
error-offline-insecure = Yalnızca https ile başlayan bir adresten saklanabilir.
error-offline-unsupported = Bu tarayıcı sayfaları ağsız kullanım için saklamıyor ya da gizli pencerede saklamıyor.
error-offline-storage = Bu tarayıcı başka bir şey saklanmasına izin vermiyor.
error-offline-network = Bir dosya gelmedi: ağ var mı? Hiçbir şey saklanmadı.
error-offline-not-served = Bu site saklanamıyor: dosyalarının listesini vermiyor.
error-offline-mixed = Site tam şu anda yenileniyor: dosyaların bazısı yeni, bazısı eski. Biraz sonra yeniden dene.
error-offline-refused = Tarayıcı bu siteyi saklamayı reddediyor.
