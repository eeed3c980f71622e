### What a board of the seas says, on every page that shows one.

board-hunt = Gizli deniz
board-theirs = Deniz: { $agent }
board-yours = Senin denizin
board-of-agent = Bu denizde: { $agent }
board-of-you = Bu denizde: sen
caption-shots = { $shots } atış
caption-left = { $left ->
    [0] gemi kalmadı
   *[other] { $left } gemi kaldı
  }
race-rival = { $agent }: { $shots } atış, { $sunk } battı
race-rival-unannounced = { $agent }: { $shots } atış
race-rival-done = bitirdi
row-name = satır { $row }
col-name = sütun { $column }
mark-miss = ıska
mark-hit = isabet
mark-sunk = battı
mark-water = su
mark-unrevealed = atış, sonucu gizli
mark-spent = yeni bir şey yok
cell-known = başta gösterildi
cell-flag = gemi bayrağı kondu
cell-flag-right = bayrak doğru
cell-flag-wrong = bayrak yanlış
cell-note = notun: su
cell-last = son atış
cell-age = { $shots } atış önce
cell-damaged = isabet almış parça
cell-aim = nişan alındı
cell-premise = gerekçede adı geçen isabet
cell-conclusion = sıradaki seçim
cell-pending = yanıt bekleniyor
cell-chance = yüzde { $percent }
cell-score = skor { $score }

legend-marks-miss = ıska
legend-marks-water = bilinen su
legend-marks-hit = isabet
legend-marks-flag = bayrağın
legend-marks-flag-right = doğru
legend-marks-flag-wrong = yanlış
legend-marks-note = notun
legend-marks-known = başta gösterildi
legend-marks-last = son atış
legend-marks-premise = { cell-premise }
legend-marks-clue-satisfied = satır ya da sütunun bütün gemi kareleri görünüyor
legend-marks-clue-over = satır ya da sütunda fazla var
legend-marks-unrevealed = atış, sonucu gizli
legend-marks-spent = bir gemi, yeni isabet yok
legend-marks-old = en az 3 atış önce
legend-marks-past = en az 8 atış önce
legend-marks-damaged = isabet almış parça

status-your-turn = Sıra sende.
status-agent-turn = { $agent }: düşünüyor…
status-shot = { $cell } { $answer }.
status-agent-shot = { $agent }: { $cell }, { $answer }.
status-flag = { $cell } karesine bayrak kondu, { $left } bayrak kaldı.
status-resigned = Pes ettin.
status-marked = { $cell } gemi olarak işaretlendi.
status-agent-flag = { $agent }: { $cell }, bayrak.
status-note = { $cell } su olarak not edildi.
status-clear = { $cell } silindi.
status-undone = { $cell } geri alındı.
status-solve = { $who ->
    [you] Oyunu bitirdin, skor sayılıyor.
   *[other] { $who }: bitirdi.
  }
status-step = { $what ->
    [shot] Atış
   *[step] Adım
    } { $step } / { $steps }.
status-paused = Duraklatıldı: { $what ->
    [shot] atış
   *[step] adım
    } { $step } / { $steps }.
status-start = Adım 0: henüz ateş edilmedi.
status-left = { $shots } atış, { $guesses } bayrak kaldı.
status-aim = Nişan alındı: { $cell }. Yine dokun ya da Ateş düğmesine bas.
status-proving = Kanıtlanacak bir kare seç.
status-waits = Atışın, motor hazır olur olmaz sayılacak.
status-revealed = Filo gösteriliyor.
status-hidden = Filo gizli.

caption-budget = { $shots } atış ve { $guesses } bayrak kaldı

sure = { $what }?
sure-said = { $what }? Yine bas.
reveal = Filoyu göster

engine-restarted = Motor yeniden başlatıldı. Hiçbir şey kaybolmadı.

notice-instead = Onun yerine yeni bir oyun açıldı.
notice-cause = ({ $cause })
