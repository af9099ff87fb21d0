<#
What the PowerShell examples share: one call of the API, one parcel shipped. PowerShell 7.
Key and secret come from SHIPDECK_API_KEY and SHIPDECK_API_SECRET, the station's address from SHIPDECK_URL when it is not
the usual one.
#>
$ErrorActionPreference = 'Stop'
$url = if ($env:SHIPDECK_URL) { $env:SHIPDECK_URL } else { 'http://127.0.0.1:4810' }

# Where your parcels leave from: put your own address here.
$shipper = @{
    name = 'Shipping Desk'; company = 'Canvas & Co'; street1 = '1 Dr Carlton B Goodlett Pl'
    city = 'San Francisco'; state = 'CA'; zip = '94102'; country = 'US'
}

# What the station refused, in its own words: each wrong field, and what would pass.
class Refused : System.Exception {
    [string]$Code
    Refused([string]$message, [string]$code) : base($message) { $this.Code = $code }
}

function ConvertTo-Reason($answer) {
    $fields = foreach ($one in $answer.errors) {
        $field = if ($one.field) { $one.field } else { $one.carrier }
        $hint = if ($one.suggestion) { " (suggestion: $($one.suggestion))" } else { '' }
        "${field}: $($one.message)$hint"
    }
    if ($fields) { $fields -join '; ' } else { "$($answer.code): $($answer.message)" }
}

<#
One call; answers `data`, throws Refused. What may pass is tried again after the time that the station asks for. That is safe:
a call that changes something carries an Idempotency-Key (-Once), and the same key is told the first answer, never done twice.
#>
function Invoke-Shipdeck([string]$Method, [string]$Path, $Body, [string]$Once) {
    if (-not $env:SHIPDECK_API_KEY -or -not $env:SHIPDECK_API_SECRET) {
        throw 'Set SHIPDECK_API_KEY and SHIPDECK_API_SECRET.'
    }
    $headers = @{ 'X-API-Key' = $env:SHIPDECK_API_KEY; 'X-API-Secret' = $env:SHIPDECK_API_SECRET }
    if ($Once) { $headers['Idempotency-Key'] = $Once }
    $request = @{
        Method = $Method; Uri = "$url/api/v1$Path"; Headers = $headers; TimeoutSec = 120; SkipHttpErrorCheck = $true
    }
    if ($null -ne $Body) {
        $request.ContentType = 'application/json'
        $request.Body = [Text.Encoding]::UTF8.GetBytes((ConvertTo-Json $Body -Depth 10))
    }
    foreach ($attempt in 1..3) {
        $response = $null
        try { $response = Invoke-WebRequest @request }
        catch { if ($attempt -eq 3) { throw "No station answers at ${url}: is it running? ($_)" } }
        if ($response -and ($attempt -eq 3 -or $response.StatusCode -notin 429, 502, 503, 504)) {
            $answer = $response.Content | ConvertFrom-Json
            if ($answer.success) { return $answer.data }
            throw [Refused]::new((ConvertTo-Reason $answer), $answer.code)
        }
        $asked = if ($response) { $response.Headers['Retry-After'] | Select-Object -First 1 }
        $seconds = if ($asked) { [int]$asked } else { $attempt }
        Start-Sleep -Seconds ([Math]::Min($seconds, 30))
    }
}

# The address as the station standardizes it; one that cannot be verified is Refused.
function Get-VerifiedAddress($row) {
    $address = @{
        name = $row.'Recipient Name'; company = $row.Company; street1 = $row.'Address 1'; street2 = $row.'Address 2'
        city = $row.City; state = $row.State; zip = $row.Zip; country = $row.Country; phone = $row.Phone; email = $row.Email
    }
    $result = Invoke-Shipdeck POST /shipping/verify-address @{ address = $address }
    if (-not $result.verified) { throw [Refused]::new((ConvertTo-Reason $result.verification), 'ADDRESS_VERIFY_FAILURE') }
    $result.verifiedAddress
}

function New-Customs($row) {
    @{
        contents_type = $row.Contents
        contents_explanation = if ($row.Contents -eq 'other') { $row.'Item Description' } else { $null }
        customs_certify = $true; customs_signer = $shipper.name; eel_pfc = 'NOEEI 30.37(a)'
        non_delivery_option = 'return'; restriction_type = 'none'
        customs_items = @(@{
            description = $row.'Item Description'; quantity = [int]$row.Quantity; value = [double]$row.Value
            weight = [double]$row.'Weight (oz)' / [int]$row.Quantity
            origin_country = $row.Origin; hs_tariff_number = $row.'HS Code'
        })
    }
}

# An order with the cheapest rate. Of two programs that order the same number at once, the station refuses one.
function New-ShipdeckOrder($row) {
    $to = Get-VerifiedAddress $row
    $request = @{
        fromAddress = $shipper; toAddress = $to
        packageDetails = @{
            length = [double]$row.Length; width = [double]$row.Width; height = [double]$row.Height
            weight = [double]$row.'Weight (oz)'
        }
    }
    if ($to.country -ne $shipper.country) { $request.customsInfo = New-Customs $row }
    $found = Invoke-Shipdeck POST /shipping/rates $request
    if (-not $found.rates) { throw [Refused]::new((ConvertTo-Reason @{ errors = $found.messages }), 'NO_RATES') }
    $number = $row.'Order Number'
    $order = @{ items = @(@{ rateId = $found.rates[0].id }); externalReference = $number }
    (Invoke-Shipdeck POST /orders $order "order-$number").orderId
}

<#
Ships one row of a file once, however often it is asked to: an order with this number that exists is gone on with. $Run names
this run of the program: within it a purchase that is sent again is the same purchase. Throws Refused.
#>
function Send-Parcel($Row, [string]$Run, [string]$Labels) {
    $number = $Row.'Order Number'
    $found = Invoke-Shipdeck GET "/orders?limit=1&externalReference=$([uri]::EscapeDataString($number))"
    $known = $found.orders | Select-Object -First 1
    $isNew = -not $known -or $known.labels.success -ne 1
    $orderId = if ($known) { $known.orderId } else { New-ShipdeckOrder $Row }
    if ($isNew) { $null = Invoke-Shipdeck POST /labels/purchase @{ orderId = $orderId } "buy-$orderId-$Run" }
    $item = (Invoke-Shipdeck GET "/orders/$orderId").items[0]
    $state = switch ($item.status) {
        { $_ -in 'pending', 'processing' } { 'pending' }
        'success' { if ($isNew) { 'shipped' } else { 'shipped before' } }
        default { throw [Refused]::new("$($item.error.code ?? $item.status): $($item.error.message)", $item.error.code) }
    }
    if ($state -ne 'pending') { Invoke-WebRequest $item.label.labelUrl -OutFile (Join-Path $Labels "$number.pdf") }
    [pscustomobject]@{
        'Order Number' = $number; State = $state; Carrier = $item.carrier; Service = $item.service
        Tracking = $item.label.trackingCode; USD = $item.rate; Why = ''
    }
}

# A row's outcome as an object, also when it was refused; what is no refusal stops the program.
function Send-Row($Row, [string]$Run, [string]$Labels) {
    try { Send-Parcel $Row $Run $Labels }
    catch [Refused] {
        [pscustomobject]@{
            'Order Number' = $Row.'Order Number'; State = 'not shipped'; Carrier = ''; Service = ''; Tracking = ''; USD = ''
            Why = $_.Exception.Message -replace '^(?=[=+@-])', "'"
        }
    }
}

# One form for a carrier's labels of today; $null when there are none.
function New-Form([string]$Carrier, [string]$Run) {
    try { Invoke-Shipdeck POST /manifests @{ carrier = $Carrier } "$Carrier-$Run" }
    catch [Refused] { if ($_.Exception.Code -ne 'NOTHING_TO_MANIFEST') { throw } }
}

Export-ModuleMember -Function Invoke-Shipdeck, Send-Row, New-Form
