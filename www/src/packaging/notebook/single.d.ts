/** The single file as text: it stands before the notebook's script. */
declare const SINGLE: string;
