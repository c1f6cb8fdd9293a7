/** The screens the look is judged on: the design's phone, and a wide one with the side window. */
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true } as const;
export const WIDE = { viewport: { width: 1280, height: 800 }, hasTouch: false } as const;
/** The narrowest phone the pages must fit. */
export const NARROW_PX = 320;
