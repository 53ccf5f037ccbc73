/** A public post of the demo world, which is found at the same address every time. */
export const DEMO_POST = '01900000-0000-7000-8000-00000000feed'
