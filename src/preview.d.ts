/** True in builds with samples, state pages and the phone; false in what customers get. */
declare const __PREVIEW__: boolean
