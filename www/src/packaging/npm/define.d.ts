export type * from '../../widget/public.d.ts';
