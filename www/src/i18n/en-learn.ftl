# The page Learn: small boards solved, and ways to lie in a line.

error-small-board-too-large = This is too large to be solved. At most: cells of the board { $cells }, ships { $ships }, cells of a ship { $length }.
error-too-many-layouts = This fleet can lie in more than { $max } ways: take a smaller board, or fewer ships.
error-small-not-for-rules = Only rules that tell hits, misses and sinkings are solved.
error-too-many-positions = This needs more positions than memory is given to: take a smaller board.
error-numbers-too-large = The numbers of the exact answer grow too large here: take a smaller board, or a more regular one.
error-no-such-branch = The link leads to an answer that cannot be given.
error-not-solved-yet = This is not solved yet.
error-unknown-policy = There is no such way to shoot.
