// Tabs of Reversi's page that are fetched when one is opened, or when the page has nothing else to do.
import {renderGraph} from './view-graph.js';
import {renderPosition} from './view-position.js';
import {renderTree} from './view-tree.js';

export const bodies = {tree: renderTree, graph: renderGraph, position: renderPosition};
