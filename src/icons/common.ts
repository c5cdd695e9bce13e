/** Icons that widgets and the shell draw by themselves, whatever the documents say: always there. */
export {
  Check as check,
  ChevronDown as "chevron-down",
  ChevronLeft as "chevron-left",
  ChevronRight as "chevron-right",
  CircleAlert as error,
  ExternalLink as external,
  FileText as file,
  Info as info,
  RotateCw as rotate,
  TriangleAlert as warn,
  X as close,
} from "lucide-react"
