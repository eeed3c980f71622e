// A page that is rendered on a server, which knows no elements.
import '@spyglass-board/spyglass/define';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';

process.stdout.write(
  renderToString(createElement('spyglass-board', {game: 'solitaire', seed: 42})),
);
