// Positions to begin with: one from each rule set, and a puzzle as newspapers print it.

/** @type {{rules: string | null, text: string}[]} */
export const examples = [
  {
    rules: 'admiral',
    text: '{"rules":"admiral","shots":[["F6","miss"],["E5","miss"],["D7","miss"],["G4","miss"],["G8","hit"],["F8","hit"],["E8","hit"],["H8","hit"],["D8","sunk","carrier"],["C4","miss"],["D3","hit"],["E3","miss"]]}',
  },
  {
    rules: 'admiral-apart',
    text: '{"rules":"admiral-apart","shots":[["F6","miss"],["E5","miss"],["D7","hit"],["E7","miss"],["D6","miss"],["B7","miss"],["D9","miss"],["G4","miss"],["I7","hit"]]}',
  },
  {
    rules: 'sea-battle',
    text: '{"rules":"sea-battle","shots":[["E7","miss"],["D5","miss"],["F6","miss"],["G4","miss"],["G8","miss"],["E3","miss"],["C4","hit"],["D4","miss"],["C5","hit"],["C6","miss"],["C3","sunk","cruiser"],["H5","miss"],["I7","miss"],["H9","miss"],["D9","hit"],["C9","miss"],["D8","miss"],["E9","hit"]]}',
  },
  {
    rules: 'solitaire',
    text: '{"rules":"solitaire","shots":[],"rows":[5,2,3,2,0,1,3,1,3,0],"cols":[6,0,1,3,3,2,0,2,1,2],"known":[["A1","top"],["E6","water"],["B8","water"],["D8","water"]]}',
  },
  {
    rules: null,
    text: 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5',
  },
];

/** Positions that show what can come of one: what two fleets fit, and what none does. */
export const taught = {
  two: '{"rules":{"rows":6,"cols":6,"fleet":[{"name":"cruiser","count":1,"length":3},{"name":"submarine","count":2,"length":2}],"contact":"apart"},"shots":[["E1","hit"],["A4","miss"],["A3","hit"],["F3","hit"],["F1","hit"],["F4","miss"]]}',
  none: '{"rules":"admiral","shots":[["J9","miss"],["A1","hit"],["B1","miss"],["A2","miss"]]}',
};
