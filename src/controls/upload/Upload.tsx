import { drawing as camera } from "../../icons/drawings/camera"
import { drawing as image } from "../../icons/drawings/image"
import { observer } from "mobx-react-lite"
import { useLayoutEffect, useState } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { DrawnIcon, Icon } from "../../icons/Icon"
import { PictureTile } from "./PictureTile"
import { browserImageTools } from "./prepareImage"
import { UploadStore, type UploadPort, type UploadedPicture } from "./UploadStore"
import type { definition } from "./definition"

const refusals = {
  "too-large": "photo-too-large",
  "wrong-kind": "photo-wrong-kind",
  "too-many": "photo-too-many",
} as const

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : []

type UploadProps = ControlPropsOf<typeof definition>

/** Pictures from the camera or the album. Each is sent as soon as it is chosen; the value holds the ids that the server gave. */
export const Upload = observer(UploadPictures)

function UploadPictures(props: UploadProps) {
  const { options, label } = props
  const { texts } = props.registry.formContext
  const store = useUploads(props)
  const max = props.schema.maxItems ?? 1
  const limits = {
    accept: options.accept,
    maxBytes: options.maxBytes,
    longestSide: options.longestSide ?? Number.POSITIVE_INFINITY,
    max,
  }
  const pictures = store.shown(textsOf(props.value))
  const isFull = pictures.length >= max
  const handleFiles = (files: FileList | null) => void store.add([...(files ?? [])], limits)
  const isFixed = props.disabled || props.readonly
  return (
    <div className="k-upload">
      {pictures.length > 0 && (
        <ul className="k-upload__pictures">
          {pictures.map((upload, index) => (
            <PictureTile
              key={upload.key}
              upload={upload}
              name={`${label}${index + 1}`}
              texts={texts}
              disabled={isFixed}
              isRefused={props.rawErrors !== undefined}
              onRetry={() => void store.retry(upload.key)}
              onRemove={() => {
                store.remove(upload.key)
                props.onBlur(props.id, props.value)
                document.getElementById(props.id)?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <div className="k-upload__add" data-full={isFull || undefined}>
        <Picker
          props={props}
          id={props.id}
          icon="image"
          text="photo-choose"
          multiple
          disabled={isFixed || isFull}
          onFiles={handleFiles}
        />
        <Picker
          props={props}
          id={`${props.id}-camera`}
          icon="camera"
          text="photo-take"
          capture
          disabled={isFixed || isFull}
          onFiles={handleFiles}
        />
      </div>
      {store.refusal && (
        <p className="k-upload__refusal" role="alert">
          <Icon name="error" />
          <LineBreaking text={texts[refusals[store.refusal]]?.replace("{n}", String(max))} />
        </p>
      )}
      <p className="k-hidden-text" role="status">
        {spokenState(pictures, props)}
      </p>
    </div>
  )
}

function useUploads(props: UploadProps): UploadStore {
  const [store] = useState(() => new UploadStore(portOf(props)))
  useLayoutEffect(() => store.update(portOf(props)))
  return store
}

const portOf = ({ id, value, options, onChange, onBlur }: UploadProps): UploadPort => ({
  tools: browserImageTools,
  ids: textsOf(value),
  change(ids) {
    onChange(ids)
    onBlur(id, ids)
  },
  async send(item) {
    const { outcome, value } = await options.optionsWith({ item }).send()
    // What the last action gave, where all went well.
    return outcome === "ok" && typeof value === "string" ? value : undefined
  },
})

/** How the pictures stand, for those who do not see them. */
function spokenState(pictures: readonly UploadedPicture[], { label, registry, rawErrors }: UploadProps): string {
  if (rawErrors !== undefined && pictures.every(({ state }) => state === "sent")) return ""
  const last = pictures.findLast(({ state }) => state !== "sent") ?? pictures.at(-1)
  const name = last === undefined ? "" : `${label}${pictures.indexOf(last) + 1}`
  const text = last === undefined ? undefined : registry.formContext.texts[`photo-${last.state}`]
  return text === undefined ? "" : `${name} ${text}`
}

interface PickerProps {
  readonly props: UploadProps
  readonly id: string
  readonly icon: "camera" | "image"
  readonly text: string
  readonly multiple?: boolean
  readonly capture?: boolean
  readonly disabled: boolean
  onFiles(files: FileList | null): void
}

function Picker({ props, id, icon, text, multiple = false, capture = false, disabled, onFiles }: PickerProps) {
  return (
    <label className="k-upload__picker" htmlFor={id} data-disabled={disabled || undefined}>
      <input
        id={id}
        className="k-upload__input"
        type="file"
        accept="image/*"
        multiple={multiple}
        {...(capture ? { capture: "environment" as const } : {})}
        disabled={disabled}
        aria-invalid={props.rawErrors !== undefined}
        aria-describedby={props["aria-describedby"]}
        onChange={(event) => {
          onFiles(event.target.files)
          // The same picture can be chosen again.
          event.target.value = ""
        }}
      />
      <DrawnIcon name={icon} drawing={icon === "camera" ? camera : image} />
      <span>{props.registry.formContext.texts[text]}</span>
    </label>
  )
}
