### Sitenin ağsız kullanım için saklanması.

offline-keep = Çevrimdışı kullanım için kaydet
offline-off = Bütün sayfaları, yaklaşık altı megabaytı bu cihaza kaydeder. Sen istemedikçe hiçbir şey kaydedilmez.
offline-coming = Kaydediliyor…
offline-on = Kaydedildi: her sayfa çevrimdışı çalışır. Yeni sürüm sen seçince ya da sitenin bütün sayfaları kapanınca kurulur.
offline-leaving = Kaldırılıyor…
offline-update = Yeni sürüm
offline-new = Yeni bir sürüm var.
offline-reload = Yeniden yükle
offline-later = Sonra
error-offline-insecure = Yalnızca https ile başlayan bir adresten kaydedilebilir.
error-offline-unsupported = Bu tarayıcı sayfaları çevrimdışı kullanım için kaydetmiyor ya da gizli pencerede kaydetmiyor.
error-offline-storage = Bu tarayıcıda daha fazlasını kaydedecek yer yok.
error-offline-network = Bir dosya indirilemedi. Bağlantını denetle; hiçbir şey kaydedilmedi.
error-offline-not-served = Bu site kaydedilemiyor: dosyalarının listesini vermiyor.
error-offline-mixed = Site tam şu anda yenileniyor: dosyaların bazısı yeni, bazısı eski. Biraz sonra yeniden dene.
error-offline-refused = Tarayıcı bu siteyi kaydetmeyi reddediyor.
