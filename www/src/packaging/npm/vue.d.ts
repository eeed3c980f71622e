// For `import type {} from '@spyglass-board/spyglass/vue'`: the element in templates of Vue 3.
import type {DefineComponent} from 'vue';
import type {BoardEvents, BoardProperties} from '../../widget/public.d.ts';

type Listeners = {
  [Name in keyof BoardEvents as Name extends `board-${infer Rest}`
    ? `onBoard${Capitalize<Rest>}`
    : never]?: (event: BoardEvents[Name]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'spyglass-board': DefineComponent<BoardProperties & Listeners>;
  }
}
