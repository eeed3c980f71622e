# What a package says by itself, on a learning platform or away from one.

scorm-handed = Your result has been submitted.
# $score: of 100
scorm-refused = The learning platform has not accepted your result so far. It will be sent again. Your result so far: { $score } of 100.
scorm-refused-answers = The learning platform has accepted your score. Your teacher may not see all of your answers.
scorm-unheard = No learning platform was found around this page, so your result is not reported. Your progress is kept in this browser.
scorm-unheard-unkept = No learning platform was found around this page, so your result is not reported. This browser doesn’t keep your progress either.
scorm-silent = The learning platform around this page does not answer, so your result is not reported. Your progress is kept in this browser.
scorm-silent-unkept = The learning platform around this page does not answer, so your result is not reported. This browser doesn’t keep your progress either.
scorm-looked = You are only looking at this work. What you do here is not reported.
# $code: of the fault
scorm-unread = This work can’t be shown ({ $code }).
