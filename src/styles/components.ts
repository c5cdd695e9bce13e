/** Styles stand beside what they style and are found there; each names its layer. What several share comes before its users. */
import.meta.glob(["../{illustrations,skeletons}/*.css"], { eager: true })
import.meta.glob(["../{components,controls}/shared/*.css"], { eager: true })
import.meta.glob(["../{components,controls}/*/*.css", "!../*/shared/*.css"], { eager: true })
