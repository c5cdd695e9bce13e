/** One style sheet. The order of layers comes first, what gives way where a browser lacks something comes last. */
import "./index.css"
import "./components"
import "./lineBreaking.css"
import "./motion.css"
import "./forcedColours.css"
